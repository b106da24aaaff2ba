import type { PassPreview } from './preview-data.ts';

/** The code of a pass on its white field, with what stands below it. */
export function Code({
  code,
  altText,
}: {
  readonly code: NonNullable<PassPreview['code']>;
  readonly altText: string | undefined;
}) {
  const { width, height, path } = code;
  const wide = width > height * 1.5;
  const lines = height === 1;
  return (
    <div
      className={`mx-auto mt-4 flex flex-col-reverse rounded-lg bg-[#fff] p-3 text-[#000] ${wide ? 'w-full' : 'w-44'}`}
    >
      {/* Before the drawing, which takes a slow line a while: nothing moves when it has come. */}
      {altText && <p className="mt-1.5 text-center text-[0.75rem] leading-tight break-all">{altText}</p>}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={lines ? 'none' : 'xMidYMid meet'}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className={`mx-auto block w-full ${lines ? 'h-16' : ''}`}
      >
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}
