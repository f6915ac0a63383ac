import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Markdown } from "~/components/Markdown";
import { bloquesDe } from "~/components/markdown.server";
import { BASES } from "~/domain/consentimientos/documentos";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { Handle } from "~/shell/route";
import { ComoSeElige } from "./ComoSeElige";
import { DatosDelSorteo } from "./DatosDelSorteo";
import { verSorteo } from "./sorteo.server";

export const meta: MetaFunction = () => [
  { title: BASES.titulo },
  { name: "description", content: BASES.descripcion },
];

export const handle = { seLista: true } satisfies Handle;

export async function loader() {
  const [{ versiones }, sorteo] = await Promise.all([
    services.consentimientos.verDocumento({ flujo: "GLOBAL", codigo: "BASES", idPersona: null }),
    verSorteo(null),
  ]);
  const [vigente] = versiones;
  if (!vigente) throw noExiste();
  return { sorteo, version: vigente.version, bloques: bloquesDe(vigente.contenido) };
}

export default function Bases() {
  const { sorteo, version, bloques } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <div className={pila.corta}>
        <h1>Bases del sorteo</h1>
        <p className={textoSuave}>Versión {version}</p>
      </div>
      {sorteo && <DatosDelSorteo {...sorteo} />}
      <Markdown bloques={bloques} />
      {sorteo && <ComoSeElige {...sorteo} />}
      <p>
        <a className={enlaceSuelto} href="/sorteo">
          {sorteo?.abierto ? "Participar" : "Ver el sorteo y mi número"}
        </a>
      </p>
    </div>
  );
}
