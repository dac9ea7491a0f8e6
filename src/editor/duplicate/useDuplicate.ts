import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { useCall } from "#ui/useCall.ts";

interface DuplicateCall {
  onDone: (names: string[]) => void;
  /** With the names that are not made yet. */
  onFailure: (error: Error, left: string[]) => void;
}

/** Makes duplicates of a guidebook, one after the other. What failed leaves those before it made. */
export function useDuplicate(id: string, { onDone, onFailure }: DuplicateCall) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  // After a new sign-in the call is repeated: what was made before must not be made twice.
  const left = useRef<string[]>([]);
  const call = useCall({
    mutationFn: async (names: string[]) => {
      for (let name = left.current[0]; name !== undefined; name = left.current[0]) {
        await jsonOf(guidebookCalls.guidebooks[":id"].duplicate.$post({ param: { id }, json: { name } }));
        left.current = left.current.slice(1);
        setDone(names.length - left.current.length);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true }),
    onSuccessHere: (_nothing, names) => onDone(names),
    onFailure: (error) => onFailure(error, left.current),
  });
  return {
    done,
    isPending: call.isPending,
    start(names: string[]) {
      left.current = names;
      setDone(0);
      call.mutate(names);
    },
  };
}
