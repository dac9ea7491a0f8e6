import { Notice } from "#ui/Notice.tsx";

/** Shown to a member of an account without a plan: only the owner can pay (People 5). */
export function AskOwner({ owner }: { owner: string }) {
  return (
    <Notice tone="warn" title="Ask the owner">
      This account has no active subscription, and only its owner can pay. Ask {owner}. Nothing is deleted.
    </Notice>
  );
}
