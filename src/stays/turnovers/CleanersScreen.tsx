import { useQuery } from "@tanstack/react-query";
import { PRODUCT } from "#core/product.ts";
import { stayPropertiesQuery } from "#stays/client.ts";
import { CleanerLinks } from "#stays/screens/CleanerLinks.tsx";
import { StaysFrame } from "#stays/screens/StaysFrame.tsx";

export const meta = () => [{ title: `Cleaners | ${PRODUCT.name}` }];

/** The links by which cleaners see when guests leave and arrive. */
export default function CleanersScreen() {
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  return (
    <StaysFrame>
      <CleanerLinks properties={properties.filter(({ isArchived }) => !isArchived)} />
    </StaysFrame>
  );
}
