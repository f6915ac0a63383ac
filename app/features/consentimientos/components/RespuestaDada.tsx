import { Boton } from "~/components/Boton";
import { Etiqueta } from "~/components/Etiqueta";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import type { Respuesta } from "../consentimientos.server";
import * as css from "./documento.css";
import { Texto } from "./Texto";

/** One line of the ledger: the answer, its proof, and the button that answers otherwise. */
export function RespuestaDada(props: Respuesta) {
  const { titulo, respuesta, aceptado, esOpcional, esActual } = props;
  const Titulo = esActual ? "h2" : "h3";
  return (
    <Tarjeta como="article" aria-label={`${titulo}: ${respuesta}`} className={css.respuesta}>
      <Etiqueta tono={aceptado ? "exito" : "neutra"}>{respuesta}</Etiqueta>
      <Titulo>{titulo}</Titulo>
      <ListaDeDatos
        datos={[
          { termino: "Versión", valor: props.version },
          { termino: "Fecha", valor: props.momento },
          { termino: "Medio", valor: props.canal },
        ]}
      />
      <details className={css.textoVisto}>
        <summary className={css.resumenDeTexto}>El texto que viste</summary>
        <div className={css.adentro}>
          <Texto parrafos={props.parrafos} nivel={3} />
        </div>
      </details>
      {props.textoNuevo && esActual && (
        <p>
          Hay una versión nueva de este texto. <a href={props.textoNuevo}>Leerla</a>
        </p>
      )}
      <div className={css.caminos}>
        {esOpcional && (
          <Formulario>
            <input type="hidden" name="idConsentimiento" value={props.idConsentimiento} />
            <input type="hidden" name="version" value={props.versionVigente} />
            <Boton name="valor" value={aceptado ? "0" : "1"} variante={aceptado ? "secundario" : "primario"}>
              {aceptado ? "Retirar" : "Dar mi consentimiento"}
            </Boton>
          </Formulario>
        )}
        <Boton href={props.hrefDelRecibo} variante="texto">
          Ver comprobante
        </Boton>
      </div>
    </Tarjeta>
  );
}
