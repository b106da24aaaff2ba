/** How a photo of a page was taken. */
export type Scene = {
  /** Quarter turns clockwise that the phone was held at. */
  readonly turned: 0 | 1 | 2 | 3;
  /** Degrees clockwise that the page lies askew on the table. */
  readonly askew: number;
  /** Degrees by which the camera looks from above or below, and from the side, instead of straight down. */
  readonly tilt: readonly [fromBelow: number, fromSide: number];
  /** How much darker the darkest corner is than the lightest, 0 to 1, and the same for a shadow that falls over a part. */
  readonly falloff: number;
  readonly shadow: number;
  /** Standard deviations: of the blur in pixels, of the sensor's noise in grey levels. */
  readonly blur: number;
  readonly noise: number;
  /** JPEG quality. */
  readonly quality: number;
  /** Longer side of the photo in pixels. */
  readonly side: number;
};

/** A page straight from above in good light: what every other scene differs from. */
export const plainScene: Scene = {
  turned: 0,
  askew: 0,
  tilt: [0, 0],
  falloff: 0,
  shadow: 0,
  blur: 0.5,
  noise: 2,
  quality: 85,
  side: 2400,
};
