import { refetchWhileVisible } from "#core/refetchWhileVisible.ts";

/** Checks for the host's decision, and leaves the page unchanged until then. */
const { refreshAfter } = document.body.dataset;
if (refreshAfter) refetchWhileVisible(() => void ask(), Number(refreshAfter) * 1000);

async function ask(): Promise<void> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return; // asked again later
  if (response.redirected) return location.replace(response.url);
  const latest = new DOMParser().parseFromString(await response.text(), "text/html");
  if (textOf(latest) !== textOf(document)) location.reload();
}

const textOf = (page: Document) => page.querySelector(".waiting")?.textContent;
