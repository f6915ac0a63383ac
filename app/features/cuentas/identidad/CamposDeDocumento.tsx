import { getInputProps, getSelectProps, type FieldMetadata } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { DNI, TIPOS_DE_DOCUMENTO } from "~/domain/cuentas/personas/documento";
import { enlaceSuelto } from "~/styles/layout.css";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";

const OTROS = TIPOS_DE_DOCUMENTO.filter(({ idTipoDocumento }) => idTipoDocumento !== DNI).map(
  ({ idTipoDocumento, nombre }) => ({ valor: String(idTipoDocumento), texto: nombre }),
);

type Props = {
  idTipoDocumento: FieldMetadata<number>;
  numeroDocumento: FieldMetadata<string>;
  autoComplete: string;
};

/**
 * Fields of the identity document. Nearly everybody has a DNI and types only its eight digits. Others choose another
 * document at an address of its own.
 */
export function CamposDeDocumento({ idTipoDocumento, numeroDocumento, autoComplete }: Props) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const pedido = params.get("documento");
  const conDni = pedido ? pedido !== "otro" : Number(idTipoDocumento.initialValue ?? DNI) === DNI;
  params.set("documento", conDni ? "otro" : "dni");
  const hrefDelOtro = `${pathname}?${params.toString()}`;
  return (
    <>
      {conDni ? (
        <input type="hidden" name={idTipoDocumento.name} value={DNI} />
      ) : (
        <Select
          label="Tipo de documento"
          errors={idTipoDocumento.errors}
          options={OTROS}
          {...getSelectProps(idTipoDocumento)}
        />
      )}
      <div>
        <Field
          label="Número de documento"
          hint={conDni ? "Los 8 dígitos de tu DNI." : undefined}
          errors={numeroDocumento.errors}
          {...getInputProps(numeroDocumento, { type: "text" })}
          autoComplete={autoComplete}
          {...(conDni ? { inputMode: "numeric" } : { autoCapitalize: "characters" })}
          spellCheck={false}
        />
        <a href={hrefDelOtro} className={enlaceSuelto}>
          {conDni ? "Tengo otro documento" : "Tengo DNI"}
        </a>
      </div>
    </>
  );
}
