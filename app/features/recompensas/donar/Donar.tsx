import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select } from "~/components/Select";
import { RECOMPENSAS } from "~/domain/recompensas/direcciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import type { action, loader } from "./donar.server";

/** Donations of coins: the causes, and the form when the person has coins. */
export function Donar() {
  const { tiene, puedeDonar, donada, causas, idDonacion } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Donar monedas</h1>
        <p className={textoGuia}>Tienes {tiene}. Donar es opcional.</p>
      </header>
      {donada && (
        <Alert kind="exito" role="status" focused>
          {donada}
        </Alert>
      )}
      {causas.length === 0 && (
        <EmptyState title="Ahora no hay causas">
          <p>Tus monedas siguen contigo.</p>
        </EmptyState>
      )}
      {causas.map(({ uid, nombre, paga, quien, hasta, legal, total }) => (
        <Card key={uid} as="section" aria-labelledby={uid} className={pila.corta}>
          <h2 id={uid}>{nombre}</h2>
          <p>{paga}</p>
          <p>{quien}</p>
          {total && (
            <p>
              Entre todos: <strong>{total}</strong>.
            </p>
          )}
          <p className={textoSuave}>
            Hasta el {hasta}. {legal}
          </p>
        </Card>
      ))}
      {causas.length > 0 && puedeDonar && (
        <Formulario key={idDonacion} idDonacion={idDonacion} causas={causas} />
      )}
      {causas.length > 0 && !puedeDonar && <p>Cuando tengas monedas podrás donarlas aquí.</p>}
      <p>
        <a href={RECOMPENSAS} className={enlaceSuelto}>
          Volver a recompensas
        </a>
      </p>
    </div>
  );
}

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

type Campos = Record<"idDonacion" | "causa" | "cantidad", string>;

function Formulario({ idDonacion, causas }: Pick<Datos, "idDonacion" | "causas">) {
  const respuesta = useActionData<typeof action>();
  const [form, { idDonacion: id, causa, cantidad }] = useForm<Campos>({
    id: "donar",
    lastResult: respuesta?.envio,
    defaultValue: { causa: causas[0]!.uid },
  });
  const opciones = causas.map(({ uid, nombre }) => ({ valor: uid, texto: nombre }));
  return (
    <Form {...getFormProps(form)} noValidate className={pila.media}>
      <ErrorSummary
        errors={errorsOf([id, "Donación"], [causa, "Causa"], [cantidad, "Monedas"])}
        general={respuesta?.generales ?? []}
      />
      <input type="hidden" id={id.id} name="idDonacion" value={idDonacion} />
      {opciones.length === 1 ? (
        <input type="hidden" id={causa.id} name="causa" value={opciones[0]!.valor} />
      ) : (
        <Select {...getSelectProps(causa)} label="Causa" options={opciones} errors={causa.errors} />
      )}
      <Field
        {...getInputProps(cantidad, { type: "text" })}
        label="Monedas"
        hint="Lo que donas no vuelve."
        inputMode="numeric"
        autoComplete="off"
        errors={cantidad.errors}
      />
      <Button>Donar</Button>
    </Form>
  );
}
