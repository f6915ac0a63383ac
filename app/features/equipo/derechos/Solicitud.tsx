import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { DataList } from "~/components/DataList";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Fold } from "~/components/Fold";
import { Select } from "~/components/Select";
import { Tag } from "~/components/Tag";
import { TextArea } from "~/components/TextArea";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { Acto, type Respuesta } from "./Acto";
import * as css from "./derechos.css";
import { DERECHOS } from "./direcciones";
import { CONFIRMAR_ELIMINACION, COPIA, IDENTIDAD, PEDIR_ELIMINACION, RESPONDER } from "./intenciones";
import { ETIQUETAS } from "./plazo";
import type { action, loader } from "./solicitud.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** One request: its facts and steps, and the one act that comes next. */
export function Solicitud() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { titulo, hecho, estado, plazo } = datos;
  return (
    <Pantalla titulo={titulo} guia={<Tag tone={ETIQUETAS[estado].tono}>{plazo}</Tag>}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && respuesta.generales.length > 0 && (
        <ErrorSummary errors={[]} general={respuesta.generales} title="No se hizo" />
      )}
      <div className={css.columnas}>
        <div className={pila.amplia}>
          <DataList entries={datos.datos} />
          <section aria-labelledby="pasos" className={pila.media}>
            <h2 id="pasos">Pasos</h2>
            {datos.pasos.length === 0 ? (
              <p className={textoSuave}>Todavía no hay ninguno.</p>
            ) : (
              <ol className={filas.lista}>
                {datos.pasos.map(({ paso, texto, motivo, cuando }) => (
                  <li key={paso} className={css.paso}>
                    <p className={filas.cuando}>{cuando}</p>
                    <p>{texto}</p>
                    <p className={textoSuave}>{motivo}</p>
                  </li>
                ))}
              </ol>
            )}
          </section>
          <a href={DERECHOS} className={enlaceSuelto}>
            Volver a Derechos
          </a>
        </div>
        <div className={pila.amplia}>
          <Formularios datos={datos} respuesta={respuesta} />
        </div>
      </div>
    </Pantalla>
  );
}

function Formularios({ datos, respuesta }: { datos: Datos; respuesta: Respuesta }) {
  const { formularios, documentos, esperaOtraPersona } = datos;
  return (
    <>
      {formularios.identidad && (
        <Acto
          {...{ clase: IDENTIDAD, respuesta, nombres: { documento: "Documento" } }}
          titulo="Anotar identidad"
          guia="Mira el documento. No guardes ninguna copia."
          boton="Anotar identidad"
          campos={(campo) => (
            <Select
              label="Documento que viste"
              empty="Elige"
              options={documentos}
              {...campo("documento")}
              required
            />
          )}
        />
      )}
      {formularios.copia && (
        <Acto
          {...{ clase: COPIA, respuesta, nombres: {} }}
          titulo="Enviar la copia"
          guia="Sale al correo de su cuenta, y a ningún otro."
          boton="Enviar copia"
        />
      )}
      {formularios.pedirEliminacion && (
        <Acto
          {...{ clase: PEDIR_ELIMINACION, respuesta, nombres: {} }}
          titulo="Pedir la eliminación"
          guia="La confirma otra persona de Datos."
          boton="Pedir eliminación"
        />
      )}
      {esperaOtraPersona && (
        <Alert kind="info">
          <p>Tú pediste la eliminación. Falta que la confirme otra persona de Datos.</p>
        </Alert>
      )}
      {formularios.confirmarEliminacion && (
        <Acto
          {...{ clase: CONFIRMAR_ELIMINACION, respuesta, nombres: {}, variant: "danger" }}
          titulo="Confirmar la eliminación"
          guia="La cuenta se elimina en siete días. Hasta entonces su dueño puede cancelarlo."
          boton="Confirmar eliminación"
        />
      )}
      {formularios.responder && (
        <Fold title="Responder y cerrar" open={respuesta?.intencion === RESPONDER}>
          <Responder porCorreo={datos.porCorreo} respuesta={respuesta} />
        </Fold>
      )}
    </>
  );
}

const RESULTADOS = [
  { valor: "atendida", texto: "Atendida" },
  { valor: "denegada", texto: "Denegada" },
];

function Responder({ porCorreo, respuesta }: { porCorreo: boolean; respuesta: Respuesta }) {
  return (
    <Acto
      {...{ clase: RESPONDER, respuesta, variant: "secondary" }}
      nombres={{ resultado: "Resultado", texto: "Respuesta" }}
      titulo="Responder"
      guia={
        porCorreo
          ? "La recibe en el correo de su cuenta."
          : "No tiene cuenta: dísela por donde llegó. Aquí no se guarda."
      }
      boton="Responder y cerrar"
      campos={(campo) => (
        <>
          <Select label="Resultado" empty="Elige" options={RESULTADOS} {...campo("resultado")} required />
          <TextArea label="Respuesta" rows={6} maxLength={2000} {...campo("texto")} required />
        </>
      )}
    />
  );
}
