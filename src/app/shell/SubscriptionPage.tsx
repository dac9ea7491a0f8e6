import { useQuery } from "@tanstack/react-query";
import { useMay } from "#accounts/session.ts";
import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { rowPadding } from "#ui/rowPadding.ts";
import { Scene } from "#ui/scenes/Scene.tsx";

/** `/subscribe` for a subscribed host; the gate sends others to the offer. Billing is below what they came to do. */
export default function SubscriptionPage() {
  const { data: guidebooks } = useQuery(guidebooksQuery);
  const mayCreate = useMay("create");
  const isFirst = guidebooks?.length === 0 && mayCreate;
  return (
    <>
      <PageTitle>Subscription</PageTitle>
      <PageHeader title="You are subscribed" />
      <Card padded={false} className="overflow-hidden">
        <Scene seed="to-be" kind="country" view="strip" className="block h-37 w-full md:h-56" />
        <div className="flex flex-wrap items-center justify-between gap-4 px-[min(1.25rem,6vw)] py-5 md:px-7">
          <p>
            {isFirst
              ? "Start with the home that has guests next."
              : "Write, share and print your guidebooks."}
          </p>
          <div className="flex flex-wrap gap-3">
            {isFirst && <ButtonLink to="/create-simple">Make your first guidebook</ButtonLink>}
            <ButtonLink to="/dashboard" variant={isFirst ? "secondary" : "primary"}>
              Go to your dashboard
            </ButtonLink>
          </div>
        </div>
      </Card>
      <Card padded={false} className="mt-6">
        <SubscriptionSection className={rowPadding} />
      </Card>
    </>
  );
}
