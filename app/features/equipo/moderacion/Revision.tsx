import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { TextArea } from "~/components/TextArea";
import { enlaceSuelto, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import type { action } from "./accion.server";
import { Decidir, Deshacer } from "./Decidir";
import { COLA } from "./direcciones";
import { Etiquetas } from "./Etiquetas";
import { DESHACER, TOMAR } from "./intenciones";
import * as css from "./moderacion.css";
import type { loader } from "./revision.server";

type Texto = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["texto"]>;
type Respuesta = ReturnType<typeof useActionData<typeof action>>;

/** One text, for the moderator who took it or after its decision. */
export function Revision() {
  const { hecho, texto, tomadoHasta } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const forma = respuesta?.intencion === DESHACER ? DESHACER : "decidir";
  const errores = Object.entries(NOMBRES).flatMap(([campo, nombre]) =>
    (respuesta?.envio.error?.[campo] ?? []).map((mensaje) => ({
      ...{ id: `${forma}-${campo}`, mensaje: `${nombre}: ${mensaje}` },
    })),
  );
  return (
    <Pantalla titulo="Texto por revisar" guia={texto && <Lugar {...texto} />}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta && <ErrorSummary errors={errores} general={respuesta.generales} title="No se hizo" />}
      {texto === null ? (
        <SinTomar tomadoHasta={tomadoHasta} respuesta={respuesta} />
      ) : (
        <div className={css.revision}>
          <Leido {...texto} />
          <div className={pila.amplia}>
            {!texto.decidido && <Decidir {...texto} respuesta={respuesta} />}
            {texto.ultimo && <Deshacer ultimo={texto.ultimo} respuesta={respuesta} />}
          </div>
        </div>
      )}
      <a href={COLA} className={enlaceSuelto}>
        Volver a Moderación
      </a>
    </Pantalla>
  );
}

const NOMBRES = { motivo: "Motivo", regla: "Regla", dias: "Días", idActo: "Acto" };

/** Place of the text in words: its community and its conversation. */
const Lugar = ({ comunidad, conversacion }: Texto) => (
  <>
    {comunidad}
    {conversacion === null ? ", inicio de una conversación" : `, respuesta en «${conversacion}»`}
  </>
);

/** A text that the member does not hold. A typed reason stays at hand. */
function SinTomar({ tomadoHasta, respuesta }: { tomadoHasta: string | null; respuesta: Respuesta }) {
  const motivo = respuesta?.envio.initialValue?.motivo;
  return (
    <div className={pila.media}>
      {tomadoHasta === null ? (
        <Form className={pila.media}>
          <p>Este texto está libre. Tómalo para leerlo.</p>
          <div>
            <Button name="intencion" value={TOMAR}>
              Tomar
            </Button>
          </div>
        </Form>
      ) : (
        <p>Lo lee otra persona del equipo hasta las {tomadoHasta}.</p>
      )}
      {typeof motivo === "string" && motivo !== "" && (
        <TextArea id="motivo-escrito" label="El motivo que escribiste" defaultValue={motivo} readOnly />
      )}
    </div>
  );
}

/** The words of the text, and everything that helps to judge them. */
function Leido({ texto, etiquetas, estado, escritoEn, libre, ...datos }: Texto) {
  const { decidido, denuncias, antecedentes, apelacion, actos } = datos;
  return (
    <div className={pila.amplia}>
      <section aria-labelledby="escrito" className={pila.media}>
        <h2 id="escrito">Texto</h2>
        <Etiquetas etiquetas={etiquetas} />
        <p className={classNames(css.escrito, textoPropio)}>
          {texto === "" ? "Ya no está lo que se escribió." : texto}
        </p>
        <p className={textoSuave}>
          {estado}. Lo escribió {escritoEn}.{!decidido && libre !== null && ` Lo tienes hasta las ${libre}.`}
        </p>
      </section>
      {apelacion !== null && (
        <Alert title="Quien lo escribió pide otra revisión">
          <p className={textoPropio}>{apelacion}</p>
        </Alert>
      )}
      {denuncias.length > 0 && (
        <section aria-labelledby="denuncias" className={pila.corta}>
          <h2 id="denuncias">Denuncias</h2>
          <ul className={filas.lista}>
            {denuncias.map(({ motivo, detalle, cuando }, indice) => (
              <li key={indice} className={css.grupo}>
                <strong>{motivo}</strong>
                {detalle !== "" && <p className={textoPropio}>{detalle}</p>}
                <span className={textoSuave}>{cuando}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="antes" className={pila.corta}>
        <h2 id="antes">Antes en esta comunidad</h2>
        {antecedentes.length === 0 ? (
          <p>Ningún acto contra quien lo escribió.</p>
        ) : (
          <DataList entries={antecedentes.map(({ acto, veces }) => ({ term: acto, value: veces }))} />
        )}
      </section>
      {actos.length > 0 && (
        <section aria-labelledby="actos" className={pila.corta}>
          <h2 id="actos">Decisiones sobre este texto</h2>
          <ul className={filas.lista}>
            {actos.map(({ idActo, nombre, regla, motivo, cuando, deshecho }) => (
              <li key={idActo} className={css.grupo}>
                <strong>
                  {nombre}
                  {deshecho && " (deshecha)"}
                </strong>
                {regla !== null && <span>Regla: {regla}</span>}
                <p className={textoPropio}>{motivo}</p>
                <span className={textoSuave}>{cuando}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
