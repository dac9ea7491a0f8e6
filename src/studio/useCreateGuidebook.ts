import { useMutation, useQueryClient } from "@tanstack/react-query";
import { userQuery } from "#accounts/session.ts";
import { guidebookCalls } from "#guidebooks/client.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf } from "#platform/client.ts";

/** Makes a blank guidebook for the signed-in host. */
export function useCreateGuidebook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const user = await client.fetchQuery(userQuery);
      if (!user) throw new Error("Failed to get user information");
      return await jsonOf(guidebookCalls.guidebooks.$post({ json: { name, userId: user.id } }));
    },
    onSuccess: async (guidebook) => {
      client.setQueryData(guidebookKeys.one(guidebook.id), guidebook);
      await client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
    },
  });
}
