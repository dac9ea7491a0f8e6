import { describe, expect, test } from "vitest";
import { readConfig } from "#core/config.server.ts";

describe("the environment", () => {
  test("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      billing: "test",
      places: "index",
      production: false,
    });
  });

  test.each([
    [{ PORT: "eighty" }, "PORT must be a port number from 0 to 65535."],
    [{ PRODUCT_NAME: "Guides <now>" }, "PRODUCT_NAME must be at most 40 letters, digits, spaces and & ' -."],
    [{ CONTACT_EMAIL: "us" }, "CONTACT_EMAIL must be an email address such as hello@guide.example.com."],
    [{ PRIVACY_EMAIL: "us@" }, "PRIVACY_EMAIL must be an email address such as privacy@guide.example.com."],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must look like postgres://user:password@host/database."],
    [{ BILLING: "free" }, "BILLING must be stripe, test or off."],
    [{ BILLING: "stripe" }, "BILLING=stripe needs STRIPE_SECRET_KEY."],
    [
      { STRIPE_SECRET_KEY: "pk_test_1" },
      "STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, which begins with sk_ or rk_.",
    ],
    [
      { STRIPE_WEBHOOK_SECRET: "we_1" },
      "STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint at Stripe, which begins with whsec_.",
    ],
    [
      {
        STRIPE_SECRET_KEY: "sk_live_1",
        STRIPE_WEBHOOK_SECRET: "whsec_1",
        PUBLIC_URL: "http://guide.example.com",
      },
      "A live STRIPE_SECRET_KEY needs PUBLIC_URL with https, where hosts come back to from paying.",
    ],
    [{ ABN: "12 345 678 901" }, "ABN must be an Australian Business Number such as 51 824 753 556."],
    [{ GST_REGISTERED: "true" }, "GST_REGISTERED=true needs ABN and BUSINESS_NAME"],
    [{ PLACES: "google" }, "PLACES=google needs GOOGLE_MAPS_API_KEY."],
    [{ LLM_API_KEY: "key" }, "LLM_API_KEY and LLM_BASE_URL need LLM_MODEL"],
    [{ LLM_BASE_URL: "http://127.0.0.1:11434/v1" }, "LLM_API_KEY and LLM_BASE_URL need LLM_MODEL"],
    [{ LLM_MODEL: "small" }, "LLM_MODEL needs LLM_API_KEY, or LLM_BASE_URL"],
    [{ LLM_MODEL: "small", LLM_BASE_URL: "localhost:11434" }, "LLM_BASE_URL must be a full address"],
    [{ LLM_TIMEOUT_MS: "99999999999" }, "LLM_TIMEOUT_MS must be a number of milliseconds, 1000 to 600000."],
    [
      { TRUST_PROXY: "yes" },
      "TRUST_PROXY must be true, false, or a list of addresses such as 127.0.0.1, 10.0.0.0/8.",
    ],
    [
      { NODE_ENV: "production", SMTP_URL: "smtp://mail.example.com" },
      "SMTP_URL needs PUBLIC_URL in production, or the links in emails would lead nowhere.",
    ],
    [{ GA_MEASUREMENT_ID: "UA-1" }, "GA_MEASUREMENT_ID must look like G-ABC123."],
  ])("%o stops the start with a sentence", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test.each(["prod", "Production", "staging"])("refuses NODE_ENV=%s, which is not production", (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow("NODE_ENV must be production or development.");
  });

  test.each([
    "guide.example.com",
    "https://example.com/guides",
    "https://example.com/?a=b",
    "https://example.com/#a",
    "https://user:password@example.com",
  ])("refuses PUBLIC_URL=%s, which is no origin", (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      "PUBLIC_URL must be a full address without a path, such as https://guide.example.com.",
    );
  });

  test("takes Stripe with keys, and an empty value as absent", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", DATABASE_URL: "" };
    expect(readConfig(keys)).toMatchObject({ billing: "stripe", databaseUrl: undefined });
  });

  test("writes PUBLIC_URL as browsers write an origin", () => {
    for (const PUBLIC_URL of ["https://guide.example.com/", "HTTPS://Guide.Example.com:443"])
      expect(readConfig({ PUBLIC_URL }).publicUrl).toBe("https://guide.example.com");
  });
});
