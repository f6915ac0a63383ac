import { Card, CardFoot, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { deDia } from "~/components/deDia.css";
import { Image, useSinImagenes } from "~/components/Image";
import { MarcaDeVideo } from "~/components/MarcaDeVideo";
import { Retrato } from "~/components/Retrato";
import { Tag } from "~/components/Tag";
import type { Hallazgo } from "~/domain/busqueda/hallazgo";
import type { Trozo } from "~/domain/busqueda/palabras";
import { textoChico, textoSuave } from "~/styles/layout.css";
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
        {etiqueta && (esPersona || conMarca(etiqueta.texto)) && (
          <Tag especialidad={etiqueta.color}>
            <span className={css.enEtiqueta}>
              <Marcado trozos={etiqueta.texto} />
            </span>
          </Tag>
        )}
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

function CaraDeHallazgo({ cara, diferida }: { cara: Cara; diferida: boolean }) {
  const sinImagenes = useSinImagenes();
  if ("retrato" in cara)
    return (
      <div className={css.retrato}>
        <Retrato id={cara.retrato} size={64} {...(!diferida && { loading: "eager" as const })} />
      </div>
    );
  if (sinImagenes) return null;
  const { src, ancho, alto, ...imagen } = cara.imagen;
  return (
    <div className={css.marco}>
      <Image
        src={src}
        width={ancho}
        height={alto}
        alt=""
        className={classNames(css.imagen, imagen.deDia && deDia)}
        {...(diferida && { loading: "lazy" })}
      />
      {imagen.deVideo && <MarcaDeVideo chica />}
    </div>
  );
}

function Marcado({ trozos }: { trozos: readonly Trozo[] }) {
  return trozos.map(({ texto, marcado }, indice) => (marcado ? <mark key={indice}>{texto}</mark> : texto));
}
