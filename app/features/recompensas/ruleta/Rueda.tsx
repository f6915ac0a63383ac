import { colorDe } from "./colorDe";
import type { loader } from "./ruleta.server";
import * as css from "./ruleta.css";

type Abierta = NonNullable<Awaited<ReturnType<typeof loader>>["abierta"]>;

/** Drawn wheel, for the eyes alone: the text beside it says everything. */
export const Rueda = ({ sectores, vuelta }: Pick<Abierta, "sectores" | "vuelta">) => (
  <svg viewBox="-104 -112 208 216" aria-hidden="true" className={css.rueda}>
    <g key={vuelta} className={vuelta === 0 ? undefined : css.girando}>
      <g transform={`rotate(${vuelta.toFixed(1)})`} className={css.sectores}>
        {sectores.map(({ trazo, lugar }) => (
          <path key={trazo} d={trazo} className={colorDe(lugar)} />
        ))}
        <circle r="18" className={css.centro} />
      </g>
    </g>
    <path d="M-9 -111H9L0 -92Z" className={css.marca} />
  </svg>
);
