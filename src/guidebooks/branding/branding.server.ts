import { brandingChanged } from "#guidebooks/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import {
  findBranding,
  saveBranding,
  type StoredBranding,
} from "#guidebooks/branding/brandingStore.server.ts";
import type { Branding, BrandingChange } from "#guidebooks/branding/contract.ts";
import { listGuidebookIds, raiseVersions } from "#guidebooks/store.server.ts";
import { findPictures, mediaPicture } from "#media/media.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";

/** Returns the logo of the actor's account, and whether its guidebooks name the product. */
export async function brandingOf(context: AppContext, { accountId }: Actor): Promise<Branding> {
  return withSize(context, await findBranding(context.db, accountId));
}

/**
 * Changes the branding of the actor's account, on all its guidebooks at once (Sharing 11, 12). Refuses as
 * `ownPicture` does, and with 403 `not_allowed` a limited member: it would change guidebooks that they have no access
 * to.
 */
export async function changeBranding(
  context: AppContext,
  actor: Actor,
  { logo, namesProduct }: BrandingChange,
): Promise<Result<Branding>> {
  if (actor.isLimited) return onlyForAll();
  const { accountId } = actor;
  const picture = logo ? await mediaPicture(context, actor, logo) : null;
  if (picture && !picture.ok)
    return refused({ ...picture.refusal, fields: { logo: picture.refusal.message } });
  const changed = await context.db.transaction().execute(async (db) => {
    await lockAccount(db, accountId);
    const before = await findBranding(db, accountId);
    const after = {
      logo: logo === undefined ? before.logo : (picture?.value.url ?? null),
      namesProduct: namesProduct ?? before.namesProduct,
    };
    await saveBranding(db, accountId, after);
    await recordEvent(context, db, actor, brandingChanged, null);
    await raiseVersions(db, await listGuidebookIds(db, accountId));
    return after;
  });
  return ok(await withSize(context, changed));
}

async function withSize(context: AppContext, { logo, namesProduct }: StoredBranding): Promise<Branding> {
  const found = logo === null ? undefined : (await findPictures(context, [logo])).get(logo);
  return { logo: found ? { url: found.url, width: found.width, height: found.height } : null, namesProduct };
}

const onlyForAll = () =>
  refused({
    code: "not_allowed",
    message:
      "The logo is on every guidebook of the account. Only people with access to all of them can change it.",
  });
