import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { CampoDeCelular } from "./CampoDeCelular";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { contacto as esquema, RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { prefijoDe } from "~/domain/shared/telefono/telefono";
import { fila, pila } from "~/styles/layout.css";
import { GUARDAR_CONTACTO } from "./intenciones";
import type { RespuestaDePerfil } from "./respuesta";

interface Props {
  contacto: { correo: string; pais: string; telefono: string; version: string };
  celular: string;
  conClave: boolean;
  respuesta: RespuestaDePerfil | undefined;
}

export function EditarContacto({ contacto, celular, conClave, respuesta }: Props) {
  const [form, campos] = useForm({
    id: "contacto",
    lastResult: respuesta?.envio,
    defaultValue: { ...contacto, clave: "" },
    constraint: getZodConstraint(esquema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: esquema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const { pais, telefono, correo, clave } = campos;
  const mio = respuesta?.envio.initialValue as Record<string, string | undefined> | undefined;
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf(
          [correo, "Correo electrónico"],
          [pais, "País del celular"],
          [telefono, "Celular"],
          [clave, "Contraseña"],
        )}
        general={respuesta?.generales}
      />
      {respuesta?.rechazo === "version-anterior" && (
        <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_PERFIL["version-anterior"].mensaje}>
          <h3>Lo que escribiste</h3>
          <DataList
            entries={[
              { term: "Correo electrónico", value: mio?.correo ?? "" },
              { term: "Celular", value: `${prefijoDe(mio?.pais ?? "") ?? ""} ${mio?.telefono ?? ""}` },
            ]}
          />
          <h3>Lo que está guardado</h3>
          <DataList
            entries={[
              { term: "Correo electrónico", value: contacto.correo },
              { term: "Celular", value: celular },
            ]}
          />
        </Alert>
      )}
      <input type="hidden" name="intencion" value={GUARDAR_CONTACTO} />
      {/* Version of the contact data on the screen, which sending the form again replaces. */}
      <input type="hidden" name="version" value={contacto.version} />
      <Field
        label="Correo electrónico"
        hint="Si lo cambias, te enviaremos un código al correo nuevo."
        errors={correo.errors}
        {...getInputProps(correo, { type: "email" })}
        autoComplete="email"
      />
      <CampoDeCelular {...{ form, pais, telefono }} ultimo={respuesta?.envio} />
      <CampoDePrueba
        conClave={conClave}
        campo={clave}
        volverA="/mi-perfil?editar=contacto"
        ayuda="Para cambiar tu correo o tu celular. Si solo confirmas que están bien, no hace falta."
      />
      <div className={fila.media}>
        <Button>Guardar</Button>
        <Button href="/mi-perfil" variant="secondary">
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
