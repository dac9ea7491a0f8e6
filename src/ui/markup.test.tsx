import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Field } from "#ui/Field.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Logo } from "#ui/Logo.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { ProductProvider } from "#ui/product.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { Segmented } from "#ui/Segmented.tsx";
import { Select } from "#ui/Select.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/Tabs.tsx";
import { Textarea } from "#ui/Textarea.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { Toaster } from "#ui/Toaster.tsx";
import { TooltipProvider } from "#ui/Tooltip.tsx";

function attribute(markup: string, element: string, name: string) {
  return new RegExp(`<${element}[^>]*? ${name}="([^"]*)"`).exec(markup)?.[1];
}

const parts: Record<string, () => ReactNode> = {
  Button: () => (
    <Button busy busyLabel="Saving...">
      Save
    </Button>
  ),
  Checkbox: () => <Checkbox label="I am 18 or older" />,
  Dialog: () => <Dialog title="Share your guidebook" trigger={<Button>Share</Button>} />,
  IconButton: () => <IconButton icon={Eye} label="Preview" />,
  Logo: () => (
    <ProductProvider product={productFrom({})}>
      <Logo />
    </ProductProvider>
  ),
  ProgressBar: () => <ProgressBar label="Sections ready" value={15} max={16} />,
  Segmented: () => (
    <Segmented
      label="How"
      value="blank"
      onValueChange={() => {}}
      options={[{ value: "blank", label: "Blank" }]}
    />
  ),
  Tabs: () => (
    <Tabs value="wifi" onValueChange={() => {}}>
      <TabList label="Sections">
        <Tab value="wifi">Wi-Fi</Tab>
      </TabList>
      <TabPanel value="wifi">Network</TabPanel>
    </Tabs>
  ),
};

test.each(Object.entries(parts))(
  "%s carries no inline style from the server: the CSP refuses it",
  (_name, part) => {
    const markup = renderToStaticMarkup(<TooltipProvider>{part()}</TooltipProvider>);

    expect(markup).not.toBe("");
    expect(markup).not.toMatch(/ style=|<style/);
  },
);

test("the server draws no toast", () => {
  showToast({ title: "Link copied!" });

  expect(renderToStaticMarkup(<Toaster />)).toBe("");
});

const controls = {
  TextInput: { element: "input", Control: TextInput },
  PasswordInput: { element: "input", Control: PasswordInput },
  Textarea: { element: "textarea", Control: Textarea },
  Select: { element: "select", Control: Select },
};

test.each(Object.entries(controls))(
  "a field gives its %s a name, a hint and an error",
  (_name, { element, Control }) => {
    const markup = renderToStaticMarkup(
      <Field label="Email" hint="We send you a link." error="Please enter your email address.">
        <Control />
      </Field>,
    );
    const [errorId, hintId] = attribute(markup, element, "aria-describedby")?.split(" ") ?? [];

    expect(attribute(markup, "label", "for")).toBe(attribute(markup, element, "id"));
    expect(attribute(markup, element, "aria-invalid")).toBe("true");
    expect(markup).toContain(`<p id="${hintId}">We send you a link.`);
    expect(markup).toContain(`<p id="${errorId}"`);
    expect(markup, "a form has one alert, not one a field").not.toContain('role="alert"');
  },
);

test("a field without hint and error describes nothing", () => {
  const markup = renderToStaticMarkup(
    <Field label="Email">
      <TextInput />
    </Field>,
  );

  expect(attribute(markup, "input", "aria-describedby")).toBeUndefined();
  expect(attribute(markup, "input", "aria-invalid")).toBeUndefined();
});

test("a busy button says so and stays in reach of the keyboard", () => {
  const markup = renderToStaticMarkup(<Button busy>Save</Button>);

  expect(attribute(markup, "button", "aria-busy")).toBe("true");
  expect(attribute(markup, "button", "aria-disabled")).toBe("true");
  expect(attribute(markup, "button", "disabled")).toBeUndefined();
});

test("a quiet button that destroys is of clay, and of no other colour", () => {
  const look = attribute(
    renderToStaticMarkup(<Button variant="quiet destructive">Delete</Button>),
    "button",
    "class",
  );
  expect(look?.split(" ").filter((name) => /^text-(ink|clay|soft|pine)$/.test(name))).toEqual(["text-clay"]);
});
