import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Markdown } from "~/components/Markdown";
import { Tarjeta } from "~/components/Tarjeta";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs } from "~/shell/ruta";
import * as css from "./documento.css";
import { CONSENTIMIENTOS, enPalabras } from "./consentimientos.server";
import { exigirRecibo } from "./recibo.server";

export const meta: MetaFunction = () => [{ title: "Comprobante de consentimiento · Bienestar" }];

export async function loader(args: LoaderArgs) {
  const { linea, nombre } = await exigirRecibo(args);
  return { ...enPalabras(linea), nombre, volver: CONSENTIMIENTOS };
}

export default function Recibo() {
  const recibo = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Comprobante de consentimiento</h1>
      <Tarjeta className={pila.media}>
        <h2>{recibo.titulo}</h2>
        <ListaDeDatos
          datos={[
            { termino: "Respuesta", valor: recibo.respuesta },
            { termino: "Persona", valor: recibo.nombre },
            { termino: "Versión del texto", valor: recibo.version },
            { termino: "Fecha", valor: recibo.momento },
            { termino: "Medio", valor: recibo.canal },
            { termino: "Número", valor: <span className={css.huella}>{recibo.idConsentimiento}</span> },
            { termino: "Huella (SHA-256)", valor: <span className={css.huella}>{recibo.huella}</span> },
          ]}
        />
      </Tarjeta>
      <div className={css.caminos}>
        <Boton href={`${recibo.hrefDelRecibo}/descarga?formato=texto`}>Descargar en texto</Boton>
        <Boton href={`${recibo.hrefDelRecibo}/descarga`} variante="secundario">
          Descargar en JSON
        </Boton>
        <Boton href={recibo.volver} variante="texto">
          Todos tus consentimientos
        </Boton>
      </div>
      <section aria-labelledby="texto" className={pila.media}>
        <h2 id="texto">El texto que viste</h2>
        <Markdown bloques={recibo.bloques} nivel={3} />
      </section>
    </div>
  );
}
