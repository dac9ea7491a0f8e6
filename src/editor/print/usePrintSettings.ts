import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { guidebookCalls, guidebookKeys, guidebookQuery } from "#guidebooks/client.ts";
import type { Guidebook } from "#guidebooks/contract.ts";
import type { PrintBlock, PrintSettings } from "#guidebooks/printSettings.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";

const NOT_SAVED = {
  title: "Not saved",
  description: "The print sheet could not be changed. Please try again.",
};

/** The settings of a guidebook's sheet as its host has just chosen them; each change is saved at once. */
export function usePrintSettings({ id, print }: Guidebook) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(print);
  const save = async (settings: PrintSettings) =>
    jsonOf(guidebookCalls.guidebooks[":id"].$put({ param: { id }, json: { print: settings } }));
  // One after the other, so that the last change is the one that stays.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCall({
    mutationFn: (settings: PrintSettings) => {
      const saved = last.current.then(() => save(settings));
      last.current = saved.catch(() => undefined);
      return saved;
    },
    onSuccess: (guidebook) => {
      client.setQueryData(guidebookQuery(id).queryKey, guidebook);
      return client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
    },
    onFailure: () => setWanted(print),
    failure: NOT_SAVED,
  });
  function decide(settings: PrintSettings) {
    setWanted(settings);
    change.mutate(settings);
  }
  return {
    settings: wanted,
    isSaving: change.isPending,
    print: (block: PrintBlock, isPrinted: boolean) => {
      const others = wanted.off.filter((one) => one !== block);
      decide({ ...wanted, off: isPrinted ? others : [...others, block] });
    },
    writeEmergency: (emergencyText: string) => decide({ ...wanted, emergencyText }),
  };
}
