import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Markdown } from "~/components/Markdown";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { Handle } from "~/shell/route";
import { ComoSeElige } from "./ComoSeElige";
import { DatosDelSorteo } from "./DatosDelSorteo";
import { Hexadecimal } from "./Hexadecimal";
import type { loader } from "./bases.server";

export { loader } from "./bases.server";
export const handle = { seLista: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: data.titulo },
        {
          name: "description",
          content: `${data.titulo}: quién lo organiza, qué se sortea, hasta cuándo se participa y cómo se elige a quien gana.`,
        },
      ]
    : [];

export default function Bases() {
  const { titulo, sorteo, version, huella, bloques } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <div className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoSuave}>Versión {version}</p>
      </div>
      <DatosDelSorteo {...sorteo} />
      <Markdown bloques={bloques} />
      <p className={textoSuave}>
        Huella de este texto (SHA-256): <Hexadecimal>{huella}</Hexadecimal>
      </p>
      <ComoSeElige {...sorteo} />
      <p>
        <a className={enlaceSuelto} href={direccionDeSorteo(sorteo)}>
          {sorteo.abierto ? "Participar" : "Ver el sorteo y mi número"}
        </a>
      </p>
    </div>
  );
}
