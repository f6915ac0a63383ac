import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Button } from "~/components/Button";
import { PasswordField } from "~/components/PasswordField";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { LARGO_MINIMO_DE_CLAVE } from "~/domain/cuentas/identidad/clave";
import { cambioDeClave } from "~/domain/cuentas/cuenta/cuenta";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { CAMBIAR_CLAVE, SEGURIDAD } from "./intenciones";
import type { RespuestaDePerfil } from "./respuesta";

interface Props {
  abierta: boolean;
  respuesta: RespuestaDePerfil | undefined;
}

export function Clave({ abierta, respuesta }: Props) {
  return (
    <Card as="section" className={pila.amplia}>
      <h2>Contraseña</h2>
      {abierta ? (
        <FormularioDeClave respuesta={respuesta} />
      ) : (
        <>
          <p className={textoSuave}>Al cambiarla se cierra tu cuenta en los demás dispositivos.</p>
          <div className={fila.media}>
            <Button href={`${SEGURIDAD}?editar=${CAMBIAR_CLAVE}`} variant="secondary">
              Cambiar contraseña
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function FormularioDeClave({ respuesta }: Pick<Props, "respuesta">) {
  const [form, { actual, nueva }] = useForm({
    id: "clave",
    lastResult: respuesta?.envio,
    constraint: getZodConstraint(cambioDeClave),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: cambioDeClave }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf([actual, "Contraseña actual"], [nueva, "Contraseña nueva"])}
        general={respuesta?.generales}
      />
      <PasswordField
        label="Contraseña actual"
        errors={actual.errors}
        {...getInputProps(actual, { type: "password" })}
      />
      <PasswordField
        label="Contraseña nueva"
        hint={`${LARGO_MINIMO_DE_CLAVE} caracteres o más.`}
        errors={nueva.errors}
        {...getInputProps(nueva, { type: "password" })}
        autoComplete="new-password"
      />
      <div className={fila.media}>
        <Button>Guardar contraseña</Button>
        <Button href={SEGURIDAD} variant="secondary">
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
