/** The used part of a service worker's scope: TypeScript's own excludes the page's types. */
export interface WorkerScope<Message = never> {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents<Message>>(
    type: Type,
    does: (event: WorkerEvents<Message>[Type]) => void,
  ): void;
}

interface WorkerClient {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerEvents<Message> {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & MessageEvent<Message>;
  push: WorkerEvent & { data: { json(): unknown } | null };
  notificationclick: WorkerEvent & { notification: Notification };
  pushsubscriptionchange: SubscriptionChange;
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The event of a browser that has replaced the device's endpoint or removed it. */
export interface SubscriptionChange extends WorkerEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
