import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Boton } from "~/components/Boton";
import { CampoClave } from "~/components/CampoClave";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { LARGO_MINIMO_DE_CLAVE } from "~/domain/cuentas/identidad/clave";
import { cambioDeClave } from "~/domain/cuentas/cuenta/cuenta";
import { fila, pila, textoSuave } from "~/styles/layout.css";
import { CAMBIAR_CLAVE } from "./intenciones";
import type { RespuestaDePerfil } from "./respuesta";

interface Props {
  abierta: boolean;
  respuesta: RespuestaDePerfil | undefined;
}

export function Clave({ abierta, respuesta }: Props) {
  return (
    <Tarjeta como="section" className={pila.amplia}>
      <h2>Contraseña</h2>
      {abierta ? (
        <FormularioDeClave respuesta={respuesta} />
      ) : (
        <>
          <p className={textoSuave}>Al cambiarla se cierran tus otras sesiones.</p>
          <div className={fila.media}>
            <Boton href="/mi-perfil?editar=clave" variante="secundario">
              Cambiar contraseña
            </Boton>
          </div>
        </>
      )}
    </Tarjeta>
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
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe([actual, "Contraseña actual"], [nueva, "Contraseña nueva"])}
        generales={respuesta?.generales}
      />
      <input type="hidden" name="intencion" value={CAMBIAR_CLAVE} />
      <CampoClave
        etiqueta="Contraseña actual"
        errores={actual.errors}
        {...getInputProps(actual, { type: "password" })}
      />
      <CampoClave
        etiqueta="Contraseña nueva"
        ayuda={`${LARGO_MINIMO_DE_CLAVE} caracteres o más.`}
        errores={nueva.errors}
        {...getInputProps(nueva, { type: "password" })}
        autoComplete="new-password"
      />
      <div className={fila.media}>
        <Boton>Guardar contraseña</Boton>
        <Boton href="/mi-perfil" variante="secundario">
          Cancelar
        </Boton>
      </div>
    </Formulario>
  );
}
