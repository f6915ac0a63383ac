import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import * as css from "./buscar.css";
import type { action, loader } from "./buscar.server";

export function Buscar() {
  const { pideMotivo } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { texto, motivo }] = useForm<{ texto: string; motivo: string }>({
    id: "buscar",
    lastResult: respuesta?.envio,
  });
  return (
    <Pantalla
      titulo="Buscar"
      guia="Escribe el dato entero. Cada persona que encuentras queda en el registro."
    >
      <Form {...getFormProps(form)} className={css.formulario}>
        <ErrorSummary
          errors={errorsOf([texto, "Búsqueda"], [motivo, "Motivo"])}
          general={respuesta?.generales ?? []}
        />
        {/* No page here has a script, so the browser itself takes the key to the field. */}
        <Field
          label="Buscar persona, pedido o código"
          hint="Correo, documento, teléfono, código, sesión o cupón."
          errors={texto.errors}
          {...getInputProps(texto, { type: "search" })}
          accessKey="/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {(pideMotivo || motivo.errors) && (
          <Field
            label="Motivo"
            errors={motivo.errors}
            {...getInputProps(motivo, { type: "text" })}
            autoComplete="off"
            required
          />
        )}
        <Button>Buscar</Button>
      </Form>
      {respuesta?.hallado && <Hallado {...respuesta.hallado} />}
    </Pantalla>
  );
}

type DatosDeHallado = NonNullable<NonNullable<ReturnType<typeof useActionData<typeof action>>>["hallado"]>;

function Hallado({ personas, pedidos, hayMas }: DatosDeHallado) {
  if (personas.length + pedidos.length === 0) {
    return (
      <EmptyState title="No encontramos nada">
        <p>Revisa que el dato esté entero y bien escrito.</p>
      </EmptyState>
    );
  }
  return (
    <section aria-label="Resultados" className={pila.media}>
      {hayMas && <p className={textoSuave}>Hay más de 25. Busca por un dato más preciso.</p>}
      <ul className={filas.lista}>
        {personas.map(({ href, nombre, documento, correo, telefono }) => (
          <li key={href} className={css.hallado}>
            <a href={href} className={enlaceSuelto}>
              {nombre}
            </a>
            <span className={css.datos}>{[documento, correo, telefono].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
        {pedidos.map(({ href, codigo, cuando }) => (
          <li key={href} className={css.hallado}>
            <a href={href} className={enlaceSuelto}>
              Pedido {codigo}
            </a>
            <span className={css.datos}>{cuando}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
