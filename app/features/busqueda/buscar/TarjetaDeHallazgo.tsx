import { Card, CardFoot, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { useSinImagenes } from "~/components/Image";
import { ImagenDeFicha } from "~/components/ImagenDeFicha";
import { MarcaDeVideo } from "~/components/MarcaDeVideo";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import type { Hallazgo } from "~/domain/busqueda/hallazgo";
import type { Trozo } from "~/domain/busqueda/palabras";
import { enlaceSuelto, textoChico, textoSuave } from "~/styles/layout.css";
import type { Cara } from "./caras.server";
import * as css from "./buscar.css";

export interface HallazgoConCara extends Hallazgo {
  cara: Cara | null;
}

/** True when a text contains a word of the search. */
const conMarca = (trozos: readonly Trozo[]) => trozos.some(({ marcado }) => marcado);

/**
 * Card of one result: its picture or portrait beside its title. The picture already tells the theme of a piece, so the
 * label and the summary stand there only where they contain a word of the search.
 */
export function TarjetaDeHallazgo({
  href,
  titulo,
  resumen,
  pasaje,
  detalles,
  etiqueta,
  cara,
  diferida = true,
}: HallazgoConCara & { diferida?: boolean }) {
  const esPersona = cara !== null && "retrato" in cara;
  return (
    <Card as="li" covered className={classNames(css.hallazgo, cara && css.conCara)}>
      {cara && <CaraDeHallazgo cara={cara} diferida={diferida} />}
      <div className={css.texto}>
        <CardTitle as="h3" href={href}>
          <span>
            <Marcado trozos={titulo} />
          </span>
        </CardTitle>
        {etiqueta && (esPersona || conMarca(etiqueta.texto)) && <Etiqueta {...etiqueta} />}
        {(!cara || conMarca(resumen)) && (
          <p className={classNames(textoSuave, textoChico)}>
            <Marcado trozos={resumen} />
          </p>
        )}
        {pasaje && (
          <p className={classNames(textoSuave, textoChico, css.pasaje)}>
            <Marcado trozos={pasaje} />
          </p>
        )}
        <CardFoot>{detalles}</CardFoot>
      </div>
    </Card>
  );
}

/** Label of a result. That of a theme is a link of its own, above the link that covers the card. */
function Etiqueta({ texto, color, href }: NonNullable<Hallazgo["etiqueta"]>) {
  const etiqueta = (
    <Tag especialidad={color}>
      <span className={css.enEtiqueta}>
        <Marcado trozos={texto} />
      </span>
    </Tag>
  );
  if (href === undefined) return etiqueta;
  return (
    <a href={href} className={classNames(enlaceSuelto, css.aSuTema)}>
      {etiqueta}
    </a>
  );
}

function CaraDeHallazgo({ cara, diferida }: { cara: Cara; diferida: boolean }) {
  const sinImagenes = useSinImagenes();
  if ("retrato" in cara)
    return (
      <div className={css.retrato}>
        <Retrato id={cara.retrato} size={64} {...(!diferida && { loading: "eager" as const })} />
      </div>
    );
  if (sinImagenes) return null;
  return (
    <div className={css.marco}>
      <ImagenDeFicha imagen={cara.imagen} className={css.imagen} diferida={diferida} />
      {cara.imagen.deVideo && <MarcaDeVideo chica />}
    </div>
  );
}

function Marcado({ trozos }: { trozos: readonly Trozo[] }) {
  return trozos.map(({ texto, marcado }, indice) => (marcado ? <mark key={indice}>{texto}</mark> : texto));
}
