const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** The elements of a drawing: shapes, text, paint and filters. No script, no foreign content, no links, no animation. */
export const drawingElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Their attributes. No event handlers; what refers to something else is checked by its value. */
export const drawingAttributes = words(`
  id class style transform href xlink:href version viewBox preserveAspectRatio x y width height
  d points r rx ry cx cy x1 y1 x2 y2 dx dy rotate textLength lengthAdjust startOffset method spacing pathLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color opacity display visibility overflow clip clip-path clip-rule mask mask-type filter
  paint-order shape-rendering text-rendering image-rendering color-rendering color-interpolation color-interpolation-filters
  vector-effect mix-blend-mode isolation
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi xml:space
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod fx fy fr patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits marker-start marker-mid marker-end markerUnits markerWidth
  markerHeight orient refX refY filterUnits primitiveUnits
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation edgeMode radius order kernelMatrix divisor bias targetX
  targetY kernelUnitLength preserveAlpha scale xChannelSelector yChannelSelector tableValues slope intercept amplitude
  exponent flood-color flood-opacity lighting-color surfaceScale diffuseConstant specularConstant specularExponent azimuth
  elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles
`);
