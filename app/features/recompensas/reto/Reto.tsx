import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { CalendarioDeDias } from "~/components/graficos/CalendarioDeDias";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { RECOMPENSAS } from "~/domain/recompensas/direcciones";
import { DIAS_DE_PAUSA_DE_RACHA } from "~/domain/shared/rachas";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import * as listas from "../listas.css";
import { comoVa, diasEnPalabras } from "./comoVa";
import { PAUSAR, REGISTRAR, SEGUIR, VALIDAR } from "./intenciones";
import type { action, loader } from "./reto.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** Challenge of a month: what to do, how it goes, and the button of today. */
export function Reto() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { titulo, resumen, gana, abierta, hasta, bases } = datos;
  const formulario = datos.conCodigo && <Codigo codigo={datos.codigo} respuesta={respuesta} />;
  const premio = gana === null ? "" : ` Al terminar ganas ${gana}.`;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Reto</h1>
        <p className={textoGuia}>
          <strong>{titulo}.</strong> {resumen}
          {premio} {abierta ? "Hasta" : "Terminó"} el {hasta}.
        </p>
      </header>
      {respuesta?.mensaje && respuesta.intencion !== VALIDAR && (
        <Alert kind="advertencia" role="alert" focused>
          {respuesta.mensaje}
        </Alert>
      )}
      {datos.codigo !== "" && formulario}
      <Card as="section" aria-labelledby="como-vas" className={pila.media}>
        <h2 id="como-vas">{comoVa(datos)}</h2>
        {datos.mejorRacha > datos.racha && !datos.alcanzada && (
          <p className={textoSuave}>Tu mejor racha de este reto: {diasEnPalabras(datos.mejorRacha)}.</p>
        )}
        {datos.validada && <p>Participación validada</p>}
        {datos.yaNoAlcanza && (
          <p>
            Los días que quedan ya no alcanzan para la meta.
            {datos.proximo && ` El próximo empieza el ${datos.proximo}.`}
          </p>
        )}
        {datos.conTaller && <p>Tu asistencia a un taller en vivo de este mes también te valida.</p>}
        <Hoy {...datos} />
        <CalendarioDeDias nombre="Días del reto" dias={datos.calendario} />
      </Card>
      {datos.codigo === "" && formulario}
      <section aria-labelledby="tarea" className={pila.corta}>
        <h2 id="tarea">Qué hacer cada día</h2>
        <p>{datos.tarea}</p>
        <p className={textoSuave}>{datos.alternativa}</p>
      </section>
      <section aria-labelledby="bases" className={pila.corta}>
        <h2 id="bases">Bases</h2>
        <ul className={listas.bases}>
          {bases.map((base) => (
            <li key={base}>{base}</li>
          ))}
        </ul>
      </section>
      <p>
        <a href={RECOMPENSAS} className={enlaceSuelto}>
          Volver a tus recompensas
        </a>
      </p>
    </div>
  );
}

/** Buttons of today: register it, or rest. */
const Hoy = ({ abierta, registradoHoy, pausa, hasta }: Datos) =>
  abierta ? (
    <>
      {registradoHoy ? (
        <p>Hoy ya está registrado.</p>
      ) : (
        <Form>
          <Button large wide name="intencion" value={REGISTRAR}>
            Registrar hoy
          </Button>
        </Form>
      )}
      {pausa ? (
        <Form className={fila.media}>
          <span className={textoSuave}>En pausa hasta el {pausa}.</span>
          <Button variant="text" name="intencion" value={SEGUIR}>
            Seguir desde hoy
          </Button>
        </Form>
      ) : (
        <Form className={fila.media}>
          <Button variant="secondary" name="intencion" value={PAUSAR}>
            Pausar por salud
          </Button>
          <span className={textoSuave}>
            Hasta {DIAS_DE_PAUSA_DE_RACHA} días, en todo Bienestar; el reto igual termina el {hasta}.
          </span>
        </Form>
      )}
    </>
  ) : (
    <p>
      Este reto ya terminó.{" "}
      <a href={RECOMPENSAS} className={enlaceSuelto}>
        Ver los retos de este mes
      </a>
    </p>
  );

/** Field for the code, which a QR fills in. */
function Codigo({
  codigo: escrito,
  respuesta,
}: Pick<Datos, "codigo"> & { respuesta: ReturnType<typeof useActionData<typeof action>> }) {
  const rechazada = respuesta?.intencion === VALIDAR ? respuesta : undefined;
  const [form, { codigo }] = useForm<{ codigo: string }>({
    id: "validacion",
    lastResult: rechazada?.envio,
    defaultValue: { codigo: escrito },
  });
  return (
    <Card as="section" aria-labelledby="validar" className={pila.media}>
      <h2 id="validar">Valida tu participación</h2>
      <Form {...getFormProps(form)} noValidate className={pila.media}>
        <ErrorSummary errors={errorsOf([codigo, "Código"])} general={rechazada?.generales ?? []} />
        <Field
          {...getInputProps(codigo, { type: "text" })}
          label="Código"
          hint="Está en el lugar, o te lo da nuestro equipo."
          autoComplete="off"
          errors={codigo.errors}
        />
        <Button variant="secondary" name="intencion" value={VALIDAR}>
          Validar
        </Button>
      </Form>
    </Card>
  );
}
