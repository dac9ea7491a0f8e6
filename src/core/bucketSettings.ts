export interface BucketSettings {
  /** Prefix of its environment variables. */
  kind: "S3" | "BACKUP_S3";
  name: string;
  region: string;
  /** Undefined for Amazon. */
  endpoint: string | undefined;
  prefix: string;
  /** Undefined to use the machine's IAM role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}
