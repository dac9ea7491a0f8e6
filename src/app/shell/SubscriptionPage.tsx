import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";
import { rowPadding } from "#ui/rowPadding.ts";

/** `/subscribe` for a subscribed host; the gate sends others to the offer. */
export default function SubscriptionPage() {
  return (
    <>
      <PageTitle>Subscription</PageTitle>
      <PageHeader
        title="You are subscribed"
        action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
      />
      <Card padded={false}>
        <SubscriptionSection className={rowPadding} />
      </Card>
    </>
  );
}
