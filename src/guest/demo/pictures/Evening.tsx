import type { ReactNode } from "react";
import { PorchScene } from "#ui/scenes/PorchScene.tsx";
import { Scene } from "#ui/scenes/Scene.tsx";

const WIDTH = 1200;
const HEIGHT = 900;

/** A drawn evening scene as a separate file. */
function Evening({ children }: { children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {children}
    </svg>
  );
}

export const RetreatAtDusk = () => (
  <Evening>
    <Scene seed="retreat-3" kind="mountains" />
  </Evening>
);

export const RetreatAtDawn = () => (
  <Evening>
    <Scene seed="retreat-5" kind="mountains" />
  </Evening>
);

export const RetreatAtNight = () => (
  <Evening>
    <PorchScene />
  </Evening>
);
