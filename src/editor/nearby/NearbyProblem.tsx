import { ApiError, isUnanswered } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useOnline } from "#ui/browserState.ts";

interface NearbyProblemProps {
  error: Error;
  onRetry: () => void;
  onPostalAddress: () => void;
}

/** Why nothing could be looked up, and what helps. Typing stays. */
export function NearbyProblem({ error, onRetry, onPostalAddress }: NearbyProblemProps) {
  const online = useOnline();
  const body = error instanceof ApiError ? error.body : undefined;
  const isAboutProperty = body?.code === "property_address_needed" || body?.code === "which_place";
  const propertyButton = (
    <Button size="small" variant={isAboutProperty ? "primary" : "quiet"} onClick={onPostalAddress}>
      Go to the address
    </Button>
  );
  if (isAboutProperty)
    return (
      <Notice action={propertyButton}>
        {body.code === "which_place"
          ? `${body.message} Write its state or postcode in the property section.`
          : body.message}
      </Notice>
    );
  return (
    <Notice
      tone={isUnanswered(error) ? "error" : "info"}
      action={
        <>
          <Button size="small" variant="secondary" onClick={onRetry}>
            Try again
          </Button>
          {body?.code === "no_places" && propertyButton}
        </>
      }
    >
      {sentenceOf(body, online)} You can type places into the list in the meantime.
    </Notice>
  );
}

function sentenceOf(body: ApiError["body"], online: boolean): string {
  if (body?.code === "no_places")
    return `${body.message} The operator of this server can import a map of the area.`;
  if (body) return body.message;
  return online
    ? "We could not be reached. Please try again."
    : "There is no connection, and the map is on the server. Please try again once you are online.";
}
