import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { newQueryClient } from "#platform/client.ts";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

afterEach(() => onlineManager.setOnline(true));

test("without a connection a read fails at once, and does not wait in silence", async () => {
  onlineManager.setOnline(false);
  const read = newQueryClient().fetchQuery({ queryKey: ["/api/guidebooks"], queryFn: unreachable });
  await expect(read).rejects.toThrow("Failed to fetch");
});

test("so does a change", async () => {
  onlineManager.setOnline(false);
  const archive = new MutationObserver(newQueryClient(), { mutationFn: unreachable });
  await expect(archive.mutate()).rejects.toThrow("Failed to fetch");
});
