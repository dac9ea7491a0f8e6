import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Day } from "#billing/Day.tsx";
import { perform } from "#test/render.tsx";

test("a day is the reader's, also after a reload, where the server has written its own", async () => {
  const afternoon = <Day time={Date.parse("2027-01-05T20:00:00Z")} />;
  const page = document.createElement("div");
  page.innerHTML = renderToString(afternoon);
  expect(page.textContent).toBe("5 Jan 2027");
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: "Pacific/Auckland" };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
  await perform(() => void hydrateRoot(page, afternoon));
  expect(page.textContent).toBe("6 Jan 2027");
});
