import {
  getInputProps,
  getSelectProps,
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
} from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { sinAcentos } from "~/domain/shared/palabras";
import { OPCIONES_DE_PAIS, PAIS_POR_DEFECTO } from "~/domain/shared/telefono/telefono";
import { Field } from "~/components/Field";
import { cambioDePais, OtroPais } from "~/shell/formularios/OtroPais";
import { pila, textoSuave } from "~/styles/layout.css";
import * as css from "./celular.css";
import { Select } from "~/components/Select";

const paisesCon = (buscado: string) =>
  OPCIONES_DE_PAIS.filter(({ texto }) => sinAcentos(texto).includes(sinAcentos(buscado)));

interface Props extends Record<"pais" | "telefono", FieldMetadata<string>> {
  form: Pick<FormMetadata, "update">;
  ultimo: SubmissionResult | undefined;
}

/** A mobile number and the country whose code goes in front of it. */
export function CampoDeCelular({ form, pais, telefono, ultimo }: Props) {
  const [buscado, setBuscado] = useState("");
  const escrito = useRef<HTMLInputElement>(null);
  const opciones = useRef<HTMLDivElement>(null);
  /** Country chosen last, kept for a search that finds none. */
  const ultimoElegido = useRef<string>(undefined);
  // The person may have typed while the script loaded. When no country matches the text, a choice made meanwhile
  // stays.
  useEffect(() => {
    const escritoAntes = escrito.current?.value ?? "";
    if (paisesCon(escritoAntes).length > 0) setBuscado(escritoAntes);
  }, []);
  const encontrados = paisesCon(buscado);
  const ninguno = encontrados.length === 0;
  const lista = () => opciones.current?.querySelector("select");
  // The browser selects the first country left in the list when the chosen one is not in it.
  useEffect(() => {
    const select = lista();
    const sigue = [...(select?.options ?? [])].some(({ value }) => value === ultimoElegido.current);
    if (select && sigue) select.value = ultimoElegido.current!;
  }, [buscado]);
  /**
   * Selects a country from outside the list. All countries are put in the list again, or the chosen one might be
   * missing.
   */
  const elegir = (iso: string) => {
    ultimoElegido.current = iso;
    if (escrito.current) escrito.current.value = "";
    setBuscado("");
  };
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
        autoFocus={cambioDePais(ultimo)}
      />
      <OtroPais {...{ form, pais, telefono, ultimo }} alElegir={elegir} />
      {/* Nearly everybody has the same country code, so the choice is folded. */}
      <details open={Boolean(pais.errors)}>
        <summary className={css.pais}>
          {elegido?.texto}
          <span className={css.cambiarPais}>Cambiar país</span>
        </summary>
        <div className={pila.corta} ref={opciones}>
          {/* Search in a list of more than two hundred countries: with a script, some letters are enough, with or
              without accents. */}
          <div className={css.soloConScript}>
            <Field
              id={`${pais.id}-buscar`}
              label="Buscar país"
              type="search"
              autoComplete="off"
              ref={escrito}
              onChange={(event) => {
                ultimoElegido.current = lista()?.value || ultimoElegido.current;
                setBuscado(event.target.value);
              }}
            />
            <p role="status" className={textoSuave}>
              {ninguno && "Ningún país se llama así. Revisa cómo lo escribiste."}
            </p>
          </div>
          <Select
            label="País del celular"
            errors={pais.errors}
            empty={ninguno ? "Elige el país" : undefined}
            options={encontrados}
            {...getSelectProps(pais)}
            autoComplete="tel-country-code"
          />
        </div>
      </details>
    </div>
  );
}
