import { expect, test } from "vitest";
import { ApiError } from "#core/client.ts";
import { currentToast } from "#ui/toast.ts";
import { noConnection, useForm } from "#ui/useForm.ts";
import { perform, render } from "#test/render.tsx";

const refused = { title: "Not saved", description: "Please try again." };

type Form = ReturnType<typeof useForm<"name" | "code" | "note">>;

interface Opened {
  holder: HTMLElement;
  form: () => Form;
  sent: Record<string, string>[];
  press: () => Promise<void>;
  field: (name: string) => HTMLInputElement;
}

async function open(): Promise<Opened> {
  const sent: Record<string, string>[] = [];
  const drawn: Form[] = [];
  function Guest() {
    const form = useForm({ name: "Please enter a name.", code: "Please enter a code.", note: null });
    drawn.push(form);
    return (
      <form onSubmit={form.onSubmit((values) => sent.push(values))} onInput={form.onInput}>
        {(["name", "code", "note"] as const).map((name) => (
          <label key={name}>
            <input name={name} defaultValue={name === "name" ? "Ana" : ""} />
            <em data-of={name}>{form.errors[name]}</em>
          </label>
        ))}
        <output>{form.failure?.title}</output>
        <button>Save</button>
      </form>
    );
  }
  const holder = await render(<Guest />);
  return {
    holder,
    form: () => present(drawn.at(-1)),
    sent,
    press: () => perform(() => holder.querySelector("form")?.requestSubmit()),
    field: (name) => present(holder.querySelector<HTMLInputElement>(`[name=${name}]`)),
  };
}

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("It is not there");
  return value;
}

const errorAt = ({ holder }: Opened, name: string) => holder.querySelector(`[data-of=${name}]`)?.textContent;

test("a blank field that is needed is marked and focused, and nothing is sent", async () => {
  const opened = await open();
  await opened.press();
  expect(opened.sent).toEqual([]);
  expect(errorAt(opened, "code")).toBe("Please enter a code.");
  expect([errorAt(opened, "name"), errorAt(opened, "note")]).toEqual(["", ""]);
  expect(document.activeElement).toBe(opened.field("code"));
  expect(currentToast.get()?.toast).toMatchObject({ title: "Missing information", variant: "destructive" });
});

test("what is typed takes the error away, and what is typed is sent", async () => {
  const opened = await open();
  await opened.press();
  await perform(() => {
    opened.field("code").value = " 4711 ";
    opened.field("code").dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(errorAt(opened, "code")).toBe("");
  await opened.press();
  expect(opened.sent).toEqual([{ name: "Ana", code: " 4711 ", note: "" }]);
  expect(currentToast.get()?.open).toBe(false);
});

test("what the server says of a field stands there, and the values stay", async () => {
  const opened = await open();
  const fields = { name: "This name is taken." };
  const refusal = new ApiError(400, JSON.stringify({ code: "invalid", message: "No.", fields }));
  await perform(() => opened.form().refuseAfter(refusal, refused));
  expect(errorAt(opened, "name")).toBe("This name is taken.");
  expect(opened.form().failure).toBeNull();
  expect(opened.field("name").value).toBe("Ana");
  expect(currentToast.get()?.toast).toMatchObject(refused);
});

test.each([
  ["an answer", new ApiError(500, "oops"), refused.title],
  ["no answer at all", new TypeError("Failed to fetch"), noConnection.title],
])("a failure with %s stands in the form until it is sent again", async (_what, error, title) => {
  const opened = await open();
  await perform(() => opened.form().refuseAfter(error, refused));
  expect(opened.holder.querySelector("output")?.textContent).toBe(title);
  opened.field("code").value = "4711";
  await opened.press();
  expect(opened.holder.querySelector("output")?.textContent).toBe("");
});
