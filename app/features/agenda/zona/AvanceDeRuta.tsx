import { Anillo } from "~/components/graficos/Anillo";
import { CardTitle } from "~/components/Card";
import * as css from "./Continua.css";
import { Image } from "~/components/Image";
import type { RutaEnCurso } from "~/components/siguiente";
import { textoSuave } from "~/styles/layout.css";

/**
 * A route under way, in a `covered` card: its progress as a ring, with the name and the picture of its next step.
 */
export const Continua = ({ titulo, href, paso, hechos, total, portada }: RutaEnCurso) => (
  <div className={css.continua}>
    <Anillo
      parte={total === 0 ? 0 : hechos / total}
      texto={`${hechos}/${total}`}
      descripcion={`${hechos} de ${total} pasos`}
    />
    <div className={css.texto}>
      <CardTitle as="h3" href={href}>
        {titulo}
      </CardTitle>
      {paso && <p className={textoSuave}>{paso}</p>}
    </div>
    {portada && (
      <Image
        src={portada.src}
        width={portada.ancho}
        height={portada.alto}
        alt=""
        loading="lazy"
        className={css.portada}
      />
    )}
  </div>
);
