import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { cambioDePais, OtroPais } from "~/shell/formularios/OtroPais";
import { Icon } from "~/components/Icon";
import { classNames } from "~/components/classNames";
import { DIRECCION_DE_ACTUALIZACION } from "~/domain/avisos/modales/direcciones";
import { ACEPTAR, CERRAR } from "~/domain/consentimientos/intenciones";
import { CUA } from "~/domain/consentimientos/politica";
import { esUnCelular } from "~/domain/consentimientos/sorteos/sorteo";
import { formularioDeActualizacion } from "~/domain/cuentas/perfil/formulario";
import { prefijoDe } from "~/domain/shared/telefono/telefono";
import { enlaceSuelto, pila, textoChico, textoPropio, textoSuave } from "~/styles/layout.css";
import { EnlaceADocumento } from "../marco/EnlaceADocumento";
import type { DatosDeActualizacion, DatosDelFormulario } from "./actualizarDatos.server";
import { InvitacionAlSorteo } from "./InvitacionAlSorteo";
import * as css from "./modales.css";

/**
 * Title of the form that updates data (specification § 2). It promises a prize only while a draw is open, and a phone
 * only if that is the prize.
 */
export function titularDeActualizacion(datos: DatosDeActualizacion) {
  if (datos.estado !== "successful" || !datos.sorteo) return "Actualiza tus datos";
  return esUnCelular(datos.sorteo.premio)
    ? "Tu próximo celular puede ser gratis"
    : "Actualiza tus datos y participa";
}

type Props = DatosDelFormulario & {
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** Page that the modal opened over. Without one, the private zone follows. */
  vuelve?: string;
  /** Needed when the telephone changes: whether the person has a password with which to prove their identity. */
  prueba?: { conClave: boolean } | null | undefined;
  /** True inside a dialog, which closes by a cross; on a page of its own a button with words closes it. */
  enDialogo?: boolean;
};

/**
 * Form that updates a person's data, in the modal and on its page. Its boxes are never ticked beforehand (Ley 29733,
 * art. 13.5).
 */
export function FormularioDeActualizacion({ ultimoEnvio, generales, enDialogo = false, ...datos }: Props) {
  const { politicas, prueba } = datos;
  const schema = formularioDeActualizacion(politicas, datos.pais);
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    defaultValue: {
      pais: datos.pais,
      numero: datos.numero,
      vuelve: datos.vuelve,
      clave: undefined as string | undefined,
      casillas: Object.fromEntries(datos.marcadas.map((codigo) => [codigo, "1"])),
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  const casillas = campos.casillas.getFieldset();
  const checks = politicas.filter(({ tipo }) => tipo === "check");
  const conCampo = checks.flatMap((politica) => {
    const campo = casillas[politica.codigo];
    return campo ? [{ politica, campo }] : [];
  });
  const { onSubmit, ...formProps } = getFormProps(form);
  return (
    <Form
      {...formProps}
      action={DIRECCION_DE_ACTUALIZACION}
      onSubmit={(event) => {
        // Closing the form asks for nothing: a required box must not prevent it.
        const boton = (event.nativeEvent as SubmitEvent).submitter;
        if (boton?.getAttribute("value") !== CERRAR) onSubmit(event);
      }}
      className={pila.media}
    >
      <div tabIndex={-1} autoFocus={!ultimoEnvio} className={pila.corta}>
        {datos.sorteo ? (
          <InvitacionAlSorteo {...datos.sorteo} />
        ) : (
          <p className={textoSuave}>Revisa que tu celular esté bien y elige qué podemos contarte.</p>
        )}
      </div>
      <ErrorSummary
        errors={errorsOf(
          [campos.numero, "Celular"],
          [campos.clave, "Contraseña"],
          ...conCampo.map(({ campo, politica }) => [campo, politica.titulo] as const),
        )}
        general={generales}
      />
      {/* Hidden field with the version of the texts that stand here, even when the form was sent with another
          version. */}
      <input type="hidden" name={campos.version.name} value={datos.version} />
      {campos.vuelve.initialValue && <input {...getInputProps(campos.vuelve, { type: "hidden" })} />}
      <p className={textoPropio}>
        <span className={textoSuave}>Correo:</span> <strong>{datos.correo}</strong>
      </p>
      <Field
        label="Celular"
        hint={`Con el prefijo ${prefijoDe(campos.pais.value ?? datos.pais)}. Si lo cambias, te pediremos confirmar que eres tú.`}
        errors={campos.numero.errors}
        {...getInputProps(campos.numero, { type: "text" })}
        autoComplete="tel-national"
        inputMode="numeric"
        autoFocus={cambioDePais(ultimoEnvio)}
      />
      <input {...getInputProps(campos.pais, { type: "hidden" })} />
      <OtroPais form={form} pais={campos.pais} telefono={campos.numero} ultimo={ultimoEnvio} />
      {prueba && (
        <CampoDePrueba
          conClave={prueba.conClave}
          campo={campos.clave}
          volverA={DIRECCION_DE_ACTUALIZACION}
          ayuda="Para cambiar tu celular. Así sabemos que eres tú."
        />
      )}
      <div className={pila.junta}>
        {conCampo.map(({ politica, campo }) => (
          <Checkbox
            label={politica.titulo}
            hint={
              <>
                {politica.requerido ? "" : "Opcional. "}
                {politica.codigo === CUA && datos.sorteo && "Con ella entras al sorteo. "}
                <EnlaceADocumento href={politica.enlace} className={enlaceSuelto}>
                  Leer el texto
                </EnlaceADocumento>
              </>
            }
            errors={campo.errors}
            {...getInputProps(campo, { type: "checkbox", value: "1" })}
            key={politica.codigo}
          />
        ))}
      </div>
      {politicas
        .filter(({ tipo }) => tipo === "texto")
        .map(({ codigo, titulo, enlace }) => (
          <p key={codigo} className={classNames(textoSuave, textoChico)}>
            <EnlaceADocumento href={enlace} className={enlaceSuelto}>
              {titulo}
            </EnlaceADocumento>
          </p>
        ))}
      <div className={enDialogo ? css.alPie : undefined}>
        <Button wide large name="intencion" value={ACEPTAR}>
          Aceptar y continuar
        </Button>
      </div>
      {datos.conCierre &&
        (enDialogo ? (
          <button
            type="submit"
            name="intencion"
            value={CERRAR}
            className={css.cruz}
            aria-label="Cerrar"
            formNoValidate
          >
            <Icon name="cerrar" />
          </button>
        ) : (
          <Button wide variant="secondary" name="intencion" value={CERRAR} formNoValidate>
            Ahora no
          </Button>
        ))}
    </Form>
  );
}
