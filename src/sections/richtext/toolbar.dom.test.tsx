import { expect, test } from "vitest";
import { RichTextInput } from "#sections/richtext/RichTextInput.tsx";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { perform, render, waitUntil } from "#test/render.tsx";

test("the toolbar stays one tab stop when the tool that had it is hidden", async () => {
  const holder = await render(
    <TooltipProvider>
      <RichTextInput label="Rules" value="" onChange={() => {}} />
    </TooltipProvider>,
  );
  await waitUntil(() => holder.querySelector("[role=toolbar]") !== null);
  const tools = () => [...holder.querySelectorAll<HTMLElement>("[role=toolbar] button")];
  const more = () => holder.querySelector<HTMLElement>("[aria-label='More formatting']");
  await perform(() => more()?.click());
  await perform(() => tools().at(-1)?.focus());
  // A mouse does not move the focus to the button.
  await perform(() => more()?.click());
  expect(tools().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools().at(-1)]);
});
