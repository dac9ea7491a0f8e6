import type { AccountBrandingTable } from "#guidebooks/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** The stored branding of an account; `logo` is the path of a picture. */
export interface StoredBranding {
  logo: string | null;
  namesProduct: boolean;
}

const ours: StoredBranding = { logo: null, namesProduct: true };

export async function findBranding(db: Database, accountId: string): Promise<StoredBranding> {
  const row = await db
    .selectFrom("account_branding")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? toBranding(row) : ours;
}

/** Returns the branding of a guidebook's account. For guests: the caller has checked that they may read it. */
export async function findBrandingOfGuidebook(db: Database, guidebookId: string): Promise<StoredBranding> {
  const row = await db
    .selectFrom("account_branding")
    .innerJoin("guidebooks", "guidebooks.account_id", "account_branding.account_id")
    .select(["logo", "names_product"])
    .where("guidebooks.id", "=", guidebookId)
    .executeTakeFirst();
  return row ? toBranding(row) : ours;
}

export async function saveBranding(db: Database, accountId: string, { logo, namesProduct }: StoredBranding) {
  const columns = { logo, names_product: namesProduct ? 1 : 0 };
  await db
    .insertInto("account_branding")
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(columns))
    .execute();
}

const toBranding = (row: Pick<AccountBrandingTable, "logo" | "names_product">): StoredBranding => ({
  logo: row.logo,
  namesProduct: row.names_product === 1,
});
