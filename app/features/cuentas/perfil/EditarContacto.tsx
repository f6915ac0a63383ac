import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { CampoTelefono } from "~/components/CampoTelefono";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
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
    <Formulario {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errores={erroresDe(
          [correo, "Correo electrónico"],
          [pais, "País del celular"],
          [telefono, "Celular"],
          [clave, "Contraseña"],
        )}
        generales={respuesta?.generales}
      />
      {respuesta?.rechazo === "version-anterior" && (
        <Aviso tipo="advertencia" role="alert" titulo={RECHAZOS_DE_PERFIL["version-anterior"].mensaje}>
          <h3>Lo que escribiste</h3>
          <ListaDeDatos
            datos={[
              { termino: "Correo electrónico", valor: mio?.correo ?? "" },
              { termino: "Celular", valor: `${prefijoDe(mio?.pais ?? "") ?? ""} ${mio?.telefono ?? ""}` },
            ]}
          />
          <h3>Lo que está guardado</h3>
          <ListaDeDatos
            datos={[
              { termino: "Correo electrónico", valor: contacto.correo },
              { termino: "Celular", valor: celular },
            ]}
          />
        </Aviso>
      )}
      <input type="hidden" name="intencion" value={GUARDAR_CONTACTO} />
      {/* What is on the screen now is what sending it again is filled over. */}
      <input type="hidden" name="version" value={contacto.version} />
      <Campo
        etiqueta="Correo electrónico"
        ayuda="Si lo cambias, te enviaremos un código al correo nuevo."
        errores={correo.errors}
        {...getInputProps(correo, { type: "email" })}
        autoComplete="email"
      />
      <CampoTelefono pais={pais} telefono={telefono} />
      <CampoDePrueba
        conClave={conClave}
        campo={clave}
        volverA="/mi-perfil?editar=contacto"
        ayuda="Para cambiar tu correo o tu celular. Si solo confirmas que están bien, no hace falta."
      />
      <div className={fila.media}>
        <Boton>Guardar</Boton>
        <Boton href="/mi-perfil" variante="secundario">
          Cancelar
        </Boton>
      </div>
    </Formulario>
  );
}
