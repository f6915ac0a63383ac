import type { ComponentProps } from "react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import { Tag } from "~/components/Tag";
import { TextArea } from "~/components/TextArea";
import { enlaceSuelto, fila, pila, textoPropio } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { Acto, type Respuesta } from "./Acto";
import type { action, loader } from "./brechas.server";
import * as css from "./derechos.css";
import { DERECHOS } from "./direcciones";
import { ABRIR, ANOTAR, AVISAR } from "./intenciones";
import { ETIQUETAS_DE_BRECHA } from "./plazo";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** The register of breaches, with the 48 hours of each. */
export function Brechas() {
  const { hecho, ahora, brechas } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <Pantalla titulo="Brechas" guia="La Autoridad se avisa en 48 horas. Nada de aquí se cambia ni se borra.">
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
          {brechas.length === 0 ? (
            <EmptyState title="No hay brechas">
              <p>Si se pierden o se ven datos de personas, ábrela aquí.</p>
            </EmptyState>
          ) : (
            <ul className={pila.amplia}>
              {brechas.map((brecha) => (
                <Brecha
                  key={brecha.idBrecha}
                  {...{ brecha, ahora }}
                  respuesta={respuesta?.idBrecha === brecha.idBrecha ? respuesta : undefined}
                />
              ))}
            </ul>
          )}
          <a href={DERECHOS} className={enlaceSuelto}>
            Volver a Derechos
          </a>
        </div>
        <Abrir respuesta={respuesta} ahora={ahora} />
      </div>
    </Pantalla>
  );
}

interface PropsDeBrecha {
  brecha: Datos["brechas"][number];
  ahora: string;
  respuesta: Respuesta;
}

function Brecha({ brecha, ahora, respuesta }: PropsDeBrecha) {
  const { idBrecha, que, estado, personas, conocida, plazo, porAvisar, lineas } = brecha;
  const { texto, tono } = ETIQUETAS_DE_BRECHA[estado];
  const oculta = <input type="hidden" name="idBrecha" value={idBrecha} />;
  return (
    <Card as="li" className={pila.media}>
      <p className={fila.corta}>
        <Tag tone={tono}>{texto}</Tag>
        <strong>{personas}</strong>
      </p>
      <p className={textoPropio}>{que}</p>
      <div className={pila.corta}>
        <p>Se supo el {conocida}.</p>
        <p>{plazo}</p>
      </div>
      {lineas.length > 0 && (
        <ol className={filas.lista}>
          {lineas.map((linea) => (
            <li key={linea.idAvance} className={css.paso}>
              <p className={filas.cuando}>{linea.cuando}</p>
              <p className={textoPropio}>{linea.texto}</p>
            </li>
          ))}
        </ol>
      )}
      {porAvisar && (
        <Fold title="Anotar el aviso" open={respuesta?.intencion === AVISAR}>
          <Acto
            {...{ clase: AVISAR, de: idBrecha, respuesta, conMotivo: false }}
            nombres={{ avisada: "Cuándo se avisó", texto: "Cómo se avisó" }}
            titulo="Aviso a la Autoridad"
            boton="Anotar aviso"
            campos={(campo) => (
              <>
                {oculta}
                <Hora label="Cuándo se avisó" max={ahora} {...campo("avisada")} />
                <TextArea label="Cómo se avisó" maxLength={1000} {...campo("texto")} required />
              </>
            )}
          />
        </Fold>
      )}
      <Fold title="Agregar una nota" open={respuesta?.intencion === ANOTAR}>
        <Acto
          {...{ clase: ANOTAR, de: idBrecha, respuesta, conMotivo: false, variant: "secondary" }}
          nombres={{ texto: "Nota" }}
          titulo="Nota"
          guia="Lo que se supo después: más personas, qué se hizo."
          boton="Agregar nota"
          campos={(campo) => (
            <>
              {oculta}
              <TextArea label="Nota" maxLength={1000} {...campo("texto")} required />
            </>
          )}
        />
      </Fold>
    </Card>
  );
}

function Abrir({ respuesta, ahora }: { respuesta: Respuesta; ahora: string }) {
  return (
    <Acto
      {...{ clase: ABRIR, respuesta, conMotivo: false }}
      nombres={{ conocida: "Cuándo se supo", que: "Qué pasó", cuantas: "Cuántas personas" }}
      titulo="Abrir una brecha"
      boton="Abrir brecha"
      campos={(campo) => (
        <>
          <Hora label="Cuándo se supo" max={ahora} {...campo("conocida")} />
          <TextArea
            label="Qué pasó"
            hint="Sin nombres: qué datos, cómo y qué se hizo."
            maxLength={1000}
            {...campo("que")}
            required
          />
          <Field
            label="Cuántas personas"
            hint="Lo que se sabe ahora."
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            {...campo("cuantas")}
            required
          />
        </>
      )}
    />
  );
}

const Hora = (props: ComponentProps<typeof Field>) => (
  <Field hint="Hora de Perú." {...props} type="datetime-local" required />
);
