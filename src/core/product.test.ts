import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";

test("the product has a name and addresses of its own where the operator says nothing", () => {
  expect(productFrom({ PRODUCT_NAME: "", CONTACT_EMAIL: " " })).toMatchObject({
    name: "Porchlight",
    contactEmail: "hello@porchlight.example",
    privacyEmail: "privacy@porchlight.example",
    owner: "Porchlight",
  });
});

test("what is not said of privacy goes to the contact address", () => {
  const settings = { CONTACT_EMAIL: "us@doormat.example.com" };
  expect(productFrom(settings).privacyEmail).toBe("us@doormat.example.com");
  expect(productFrom({ ...settings, PRIVACY_EMAIL: "care@doormat.example.com" }).privacyEmail).toBe(
    "care@doormat.example.com",
  );
});

test("a plan is sold unless the operator switched billing off", () => {
  expect(productFrom({}).sells).toBe(true);
  expect(productFrom({ BILLING: "test" }).sells).toBe(true);
  expect(productFrom({ BILLING: "off" }).sells).toBe(false);
});

test("the business behind the product is named with its number, where the operator has one", () => {
  expect(productFrom({ PRODUCT_NAME: "Doormat" }).owner).toBe("Doormat");
  expect(productFrom({ BUSINESS_NAME: "Doormat Pty Ltd", ABN: "51 824 753 556" }).owner).toBe(
    "Doormat Pty Ltd (ABN 51 824 753 556)",
  );
});
