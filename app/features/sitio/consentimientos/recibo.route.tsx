import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { Markdown } from "~/components/Markdown";
import { Card } from "~/components/Card";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs } from "~/shell/route";
import * as css from "./respuesta.css";
import { CONSENTIMIENTOS } from "~/domain/consentimientos/direcciones";
import { enPalabras } from "./consentimientos.server";
import { empresaEnPalabras, exigirRecibo } from "./recibo.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.titulo}, ${data.momento} · Constancia` : "Constancia de consentimiento" },
];

export async function loader(args: LoaderArgs) {
  const { linea, nombre, empresa } = await exigirRecibo(args);
  return { ...enPalabras(linea), nombre, empresa: empresaEnPalabras(empresa), volver: CONSENTIMIENTOS };
}

export default function Recibo() {
  const recibo = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Constancia de consentimiento</h1>
      <Card className={pila.media}>
        <h2>{recibo.titulo}</h2>
        <DataList
          entries={[
            { term: "Respuesta", value: recibo.respuesta },
            { term: "Persona", value: recibo.nombre },
            { term: "Empresa", value: recibo.empresa },
            { term: "Versión del texto", value: recibo.version },
            { term: "Fecha", value: recibo.momento },
            { term: "Medio", value: recibo.canal },
            { term: "Número", value: <span className={css.huella}>{recibo.idConsentimiento}</span> },
            { term: "Huella (SHA-256)", value: <span className={css.huella}>{recibo.huella}</span> },
          ]}
        />
      </Card>
      <div className={css.caminos}>
        <Button href={`${recibo.hrefDelRecibo}/descarga?formato=texto`}>Descargar en texto</Button>
        <Button href={`${recibo.hrefDelRecibo}/descarga`} variant="secondary">
          Descargar en JSON
        </Button>
        <Button href={recibo.volver} variant="text">
          Todos tus consentimientos
        </Button>
      </div>
      <section aria-labelledby="texto" className={pila.media}>
        <h2 id="texto">El texto que viste</h2>
        <Markdown bloques={recibo.bloques} nivel={3} />
      </section>
    </div>
  );
}
