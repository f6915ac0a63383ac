import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { Button } from "~/components/Button";
import { Field, ErrorMessage } from "~/components/Field";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Radio } from "~/components/Radio";
import { Select } from "~/components/Select";
import type { TipoDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import { RUC, TIPOS_DE_DOCUMENTO } from "~/domain/cuentas/personas/documento";
import { pila, soloLectores } from "~/styles/layout.css";
import * as css from "./compras.css";

const DOCUMENTOS = TIPOS_DE_DOCUMENTO.filter(({ idTipoDocumento }) => idTipoDocumento !== RUC).map(
  ({ idTipoDocumento, nombre }) => ({ valor: String(idTipoDocumento), texto: nombre }),
);
const TIPOS = [
  { valor: "boleta", texto: "Boleta, a nombre de una persona" },
  { valor: "factura", texto: "Factura, con RUC" },
];

export interface ValoresDeCompra {
  tipo: TipoDeCompra;
  nombre: string;
  idTipoDocumento: string;
  numeroDocumento: string;
  ruc: string;
  razonSocial: string;
  direccionFiscal: string;
  correo: string;
  clave?: string | undefined;
}

interface Props {
  valores: ValoresDeCompra;
  ultimo: SubmissionResult | undefined;
  generales: string[] | undefined;
  prueba: { conClave: boolean; volverA: string };
  boton: string;
}

/** Fields of boleta and factura (the two kinds of receipt). Only the fields of the chosen kind are checked. */
export function FormularioDeCompra({ valores, ultimo, generales, prueba, boton }: Props) {
  const [form, campos] = useForm<ValoresDeCompra>({ lastResult: ultimo, defaultValue: valores });
  const { tipo, nombre, idTipoDocumento, numeroDocumento, ruc, razonSocial, direccionFiscal, correo, clave } =
    campos;
  const elegido = tipo.initialValue ?? valores.tipo;
  const texto = (campo: typeof nombre) => ({
    errores: campo.errors,
    ...getInputProps(campo, { type: "text" }),
  });
  return (
    <Form {...getFormProps(form)} className={pila.amplia}>
      <ErrorSummary
        errors={errorsOf(
          [tipo, "Comprobante"],
          [nombre, "Nombre completo"],
          [idTipoDocumento, "Tipo de documento"],
          [numeroDocumento, "Número de documento"],
          [ruc, "RUC"],
          [razonSocial, "Razón social"],
          [direccionFiscal, "Dirección fiscal"],
          [correo, "Correo para el comprobante"],
          [clave, "Contraseña"],
        )}
        general={generales}
      />
      <fieldset className={css.tipos}>
        <legend>¿Qué comprobante quieres?</legend>
        <ErrorMessage id={tipo.id} errors={tipo.errors} />
        {TIPOS.map((opcion, indice) => (
          <Radio
            key={opcion.valor}
            id={indice === 0 ? tipo.id : `${tipo.id}-${opcion.valor}`}
            name={tipo.name}
            value={opcion.valor}
            label={opcion.texto}
            defaultChecked={elegido === opcion.valor}
          />
        ))}
      </fieldset>
      <fieldset className={css.paraBoleta}>
        <legend className={soloLectores}>Datos para tu boleta</legend>
        <Field label="Nombre completo" {...texto(nombre)} autoComplete="name" />
        <Select
          label="Tipo de documento"
          errors={idTipoDocumento.errors}
          options={DOCUMENTOS}
          {...getSelectProps(idTipoDocumento)}
        />
        <Field
          label="Número de documento"
          {...texto(numeroDocumento)}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </fieldset>
      <fieldset className={css.paraFactura}>
        <legend className={soloLectores}>Datos para tu factura</legend>
        <Field label="RUC" hint="Son 11 dígitos" {...texto(ruc)} inputMode="numeric" autoComplete="off" />
        <Field label="Razón social" {...texto(razonSocial)} autoComplete="organization" />
        <Field label="Dirección fiscal" {...texto(direccionFiscal)} autoComplete="address-line1" />
      </fieldset>
      <Field
        label="Correo para el comprobante"
        hint="Lo recibe quien emite tu comprobante. Siempre puedes descargarlo en Mi zona, en «Comprobantes»."
        errors={correo.errors}
        {...getInputProps(correo, { type: "email" })}
        autoComplete="email"
      />
      <CampoDePrueba
        campo={clave}
        {...prueba}
        ayuda="Para cambiar a nombre de quién salen tus comprobantes o el correo al que van. Si nada cambia, no hace falta."
      />
      <Button large>{boton}</Button>
    </Form>
  );
}
