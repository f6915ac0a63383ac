import { Anillo } from "~/components/graficos/Anillo";
import { CardTitle } from "~/components/Card";
import * as css from "./AvanceDeRuta.css";
import { ImagenDeFicha } from "~/components/ImagenDeFicha";
import type { RutaEnCurso } from "~/components/siguiente";
import { textoSuave } from "~/styles/layout.css";

/**
 * A route under way, in a `covered` card: its progress as a ring, with the name and the picture of its next step.
 */
export const AvanceDeRuta = ({ titulo, href, paso, hechos, total, portada }: RutaEnCurso) => (
  <div className={css.ruta}>
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
    <ImagenDeFicha imagen={portada} className={css.portada} diferida />
  </div>
);
