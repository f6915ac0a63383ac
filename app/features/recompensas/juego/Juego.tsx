import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select } from "~/components/Select";
import { RULETA } from "~/domain/recompensas/direcciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import type { action, loader } from "./juego.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;
type Respuesta = ReturnType<typeof useActionData<typeof action>>;

/** Choices of a person about the game: off, fewer turns, a pause, their age. */
export function Juego() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu juego</h1>
        <p className={textoGuia}>
          Tú decides cuánto, y si quieres jugar. Tus monedas y tus premios no se pierden.
        </p>
      </header>
      {datos.faltaNacimiento && <Nacimiento respuesta={respuesta} />}
      <Limite {...datos} respuesta={respuesta} />
      <Pausa {...datos} respuesta={respuesta} />
      <Card as="section" aria-labelledby="apagar" className={pila.media}>
        <h2 id="apagar">{datos.apagado ? "El juego está apagado" : "El juego está encendido"}</h2>
        <p>
          {datos.apagado
            ? "No ves monedas ni ruleta. Tus monedas siguen guardadas y no vencen."
            : "Si lo apagas, no verás monedas ni ruleta en ningún lugar."}
        </p>
        <Form>
          <Button variant="secondary" name="intencion" value={datos.apagado ? "encender" : "apagar"}>
            {datos.apagado ? "Encender el juego" : "Apagar el juego"}
          </Button>
        </Form>
      </Card>
      {!datos.apagado && (
        <p>
          <a href={RULETA} className={enlaceSuelto}>
            Volver a la ruleta
          </a>
        </p>
      )}
    </div>
  );
}

/** Result of a form of this page, when it was the one that was sent. */
const de = (respuesta: Respuesta, intencion: string) =>
  respuesta?.intencion === intencion ? respuesta : undefined;

function Nacimiento({ respuesta }: { respuesta: Respuesta }) {
  const suya = de(respuesta, "nacimiento");
  const [form, { nacimiento }] = useForm<{ nacimiento: string }>({ id: "nacido", lastResult: suya?.envio });
  return (
    <Card as="section" aria-labelledby="nacimiento" className={pila.media}>
      <h2 id="nacimiento">Tu fecha de nacimiento</h2>
      <p>La ruleta es para mayores de 18 años. Guardamos desde qué día lo eres, y no tu fecha.</p>
      <Form {...getFormProps(form)} noValidate className={pila.media}>
        <ErrorSummary
          errors={errorsOf([nacimiento, "Fecha de nacimiento"])}
          general={suya?.generales ?? []}
        />
        <Field
          {...getInputProps(nacimiento, { type: "date" })}
          label="Fecha de nacimiento"
          hint="Escríbela bien: no se cambia después."
          autoComplete="bday"
          errors={nacimiento.errors}
        />
        <Button name="intencion" value="nacimiento">
          Guardar
        </Button>
      </Form>
    </Card>
  );
}

function Limite({ girosPorDia, respuesta }: Pick<Datos, "girosPorDia"> & { respuesta: Respuesta }) {
  const suya = de(respuesta, "limite");
  const [form, { girosPorDia: giros }] = useForm<{ girosPorDia: string }>({
    id: "limite",
    lastResult: suya?.envio,
    defaultValue: { girosPorDia: girosPorDia === null ? "" : String(girosPorDia) },
  });
  return (
    <Card as="section" aria-labelledby="limites" className={pila.media}>
      <h2 id="limites">Tu límite</h2>
      <Form {...getFormProps(form)} noValidate className={pila.media}>
        <ErrorSummary errors={errorsOf([giros, "Giros al día"])} general={suya?.generales ?? []} />
        <Field
          {...getInputProps(giros, { type: "text" })}
          label="Giros al día"
          hint="Del 1 al 10. Nunca son más que los de la ronda."
          inputMode="numeric"
          autoComplete="off"
          errors={giros.errors}
        />
        <Button variant="secondary" name="intencion" value="limite">
          Guardar límite
        </Button>
      </Form>
    </Card>
  );
}

type DatosDePausa = Pick<Datos, "girosHasta" | "pausa" | "pausas"> & { respuesta: Respuesta };

function Pausa({ pausa, pausas, girosHasta, respuesta }: DatosDePausa) {
  const suya = de(respuesta, "pausa");
  const [form, { dias }] = useForm<{ dias: string }>({ id: "pausa", lastResult: suya?.envio });
  return (
    <Card as="section" aria-labelledby="pausas" className={pila.media}>
      <h2 id="pausas">{pausa ? `En pausa hasta el ${pausa}` : "Una pausa"}</h2>
      <p className={textoSuave}>
        Mientras dura no puedes girar, y no se acorta.
        {girosHasta && ` Tus giros cuentan hasta el ${girosHasta}, también en pausa.`}
      </p>
      <Form {...getFormProps(form)} noValidate className={pila.media}>
        <ErrorSummary errors={errorsOf([dias, "Cuánto dura"])} general={suya?.generales ?? []} />
        <Select {...getSelectProps(dias)} label="Cuánto dura" options={pausas} errors={dias.errors} />
        <Button variant="secondary" name="intencion" value="pausa">
          Empezar la pausa
        </Button>
      </Form>
    </Card>
  );
}
