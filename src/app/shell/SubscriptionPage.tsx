import { SubscriptionSection } from "#billing/SubscriptionSection.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

/** `/subscribe` for a subscribed host; the gate sends others to the offer. */
export default function SubscriptionPage() {
  return (
    <>
      <PageTitle>Subscription</PageTitle>
      <PageHeader
        title="You are subscribed"
        subtitle="There is nothing more to pay."
        action={<ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>}
      />
      <SubscriptionSection />
    </>
  );
}
