import { expect, test, vi } from "vitest";
import { clearForDialog, currentToast, dismissToast, showToast } from "#ui/toast.ts";

test("a toast takes the place of the one before it", () => {
  showToast({ title: "Link copied!" });
  const second = showToast({ title: "Error", description: "Please try again.", variant: "destructive" });

  expect(currentToast.get()).toEqual({
    toast: { id: second, title: "Error", description: "Please try again.", variant: "destructive" },
    open: true,
  });
});

test("a toast is of the default variant unless it says otherwise", () => {
  showToast({ title: "Link copied!" });

  expect(currentToast.get()?.toast.variant).toBe("default");
});

test("a dismissed toast keeps its words while it leaves", () => {
  const id = showToast({ title: "Link copied!", action: { label: "Undo", onSelect: () => {} } });
  dismissToast(id);

  expect(currentToast.get()).toMatchObject({ open: false, toast: { title: "Link copied!" } });
});

test("dismissing an earlier toast leaves the newest alone", () => {
  const first = showToast({ title: "First" });
  showToast({ title: "Second" });
  dismissToast(first);

  expect(currentToast.get()).toMatchObject({ open: true, toast: { title: "Second" } });
});

test("a dialog that opens sends good news of before away, but neither a failure nor a way back", () => {
  vi.useFakeTimers();
  showToast({ title: "Guidebook updated" });
  clearForDialog();
  expect(currentToast.get()?.open).toBe(true);
  vi.advanceTimersByTime(1000);
  clearForDialog();
  expect(currentToast.get()?.open).toBe(false);

  showToast({ title: "Error", variant: "destructive" });
  vi.advanceTimersByTime(1000);
  clearForDialog();
  expect(currentToast.get()?.open).toBe(true);

  showToast({ title: "Section deleted", action: { label: "Undo", onSelect: () => {} } });
  vi.advanceTimersByTime(1000);
  clearForDialog();
  expect(currentToast.get()?.open).toBe(true);
  vi.useRealTimers();
});
