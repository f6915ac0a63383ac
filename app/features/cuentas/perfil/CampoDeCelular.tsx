import { getInputProps, getSelectProps, type FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { sinAcentos } from "~/domain/shared/palabras";
import { OPCIONES_DE_PAIS, PAIS_POR_DEFECTO } from "~/domain/shared/telefono/telefono";
import { Field } from "~/components/Field";
import { pila } from "~/styles/layout.css";
import * as css from "./celular.css";
import { Select } from "~/components/Select";

/** A mobile number and the country whose code goes in front of it. */
export function CampoDeCelular({ pais, telefono }: Record<"pais" | "telefono", FieldMetadata<string>>) {
  const [buscado, setBuscado] = useState("");
  const escrito = useRef<HTMLInputElement>(null);
  // What was typed while the script was on its way.
  useEffect(() => setBuscado(escrito.current?.value ?? ""), []);
  const encontrados = OPCIONES_DE_PAIS.filter(({ texto }) => sinAcentos(texto).includes(sinAcentos(buscado)));
  const elegido = OPCIONES_DE_PAIS.find(({ valor }) => valor === (pais.value ?? PAIS_POR_DEFECTO));
  return (
    <div className={pila.corta}>
      <Field
        label="Celular"
        hint="Sin el código del país."
        errors={telefono.errors}
        {...getInputProps(telefono, { type: "text" })}
        inputMode="tel"
        autoComplete="tel-national"
      />
      {/* Nearly everybody's is the same: whoever has another one unfolds the choice. */}
      <details open={Boolean(pais.errors)}>
        <summary className={css.pais}>
          {elegido?.texto}
          <span className={css.cambiarPais}>Cambiar país</span>
        </summary>
        <div className={pila.corta}>
          {/* More than two hundred to choose from: where a script runs, some letters are enough, accents or none. */}
          <div className={css.soloConScript}>
            <Field
              id={`${pais.id}-buscar`}
              label="Buscar país"
              type="search"
              autoComplete="off"
              ref={escrito}
              onChange={(event) => setBuscado(event.target.value)}
            />
          </div>
          <Select
            label="País del celular"
            errors={pais.errors}
            // The browser chooses the first that is left when the chosen one is not.
            options={encontrados.length > 0 ? encontrados : OPCIONES_DE_PAIS}
            {...getSelectProps(pais)}
            autoComplete="tel-country-code"
          />
        </div>
      </details>
    </div>
  );
}
