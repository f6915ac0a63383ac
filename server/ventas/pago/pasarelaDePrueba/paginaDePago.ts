import { html } from "hono/html";
import { soles } from "../../../../app/domain/shared/dinero";
import type { Preferencia } from "./almacen";
import { CAMPOS, type Campo, type Errores, type Valores } from "./formulario";
import { documento, type Html, type Marco } from "./documento";
import { type Demoras, enGrupos, TARJETAS_DE_PRUEBA } from "./tarjetas";

export interface DatosDePago {
  marco: Marco;
  preferencia: Preferencia;
  demoras: Demoras;
  claveDeEnvio: string;
  valores: Valores;
  errores: Errores;
  /** Last four digits of the card that was rejected before; missing when none was. */
  rechazada?: string;
}

/** Payment page of the test gateway, with the card form. It never shows the security code again. */
export function paginaDePago(datos: DatosDePago): Html {
  const { marco, preferencia, errores, rechazada } = datos;
  const hayErrores = CAMPOS.some((campo) => errores[campo]);
  return documento(
    marco,
    `${hayErrores ? "Error: " : ""}Paga ${soles(preferencia.montoCentimos)}`,
    html`<div class="columnas">
      <section class="panel">
        <h1>Pago a ${marco.tienda.nombre}</h1>
        <div class="compra">
          <p>${preferencia.titulo}</p>
          <p class="monto">${soles(preferencia.montoCentimos)}</p>
        </div>
        ${hayErrores ? resumenDeErrores(errores) : rechazada ? avisoDeRechazo(rechazada) : ""}
        ${formulario(datos)}
      </section>
      ${listaDeTarjetas(datos.demoras)}
    </div>`,
  );
}

function avisoDeRechazo(ultimosCuatro: string): Html {
  return html`<p class="nota" role="status">
    La tarjeta terminada en ${ultimosCuatro} fue rechazada y no se hizo ningún cobro. Puedes intentar con
    otra.
  </p>`;
}

function resumenDeErrores(errores: Errores): Html {
  return html`<div class="errores" role="alert" tabindex="-1" autofocus>
    <h2>Revisa estos datos</h2>
    <ul>
      ${CAMPOS.filter((nombre) => errores[nombre]).map(
        (nombre) => html`<li><a href="#${nombre}">${errores[nombre]}</a></li>`,
      )}
    </ul>
  </div>`;
}

/** Card form of the payment page. `novalidate` makes its messages ours: in Spanish, and the same in every browser. */
function formulario({ claveDeEnvio, valores, errores }: DatosDePago): Html {
  const de = (nombre: Campo) => ({ nombre, valor: valores[nombre], error: errores[nombre] });
  const soloFaltaElCodigo = valores.numero !== "" && CAMPOS.every((nombre) => !errores[nombre]);
  return html`<form method="post" novalidate>
    <p class="ayuda"><a href="#tarjetas">Ver las tarjetas de prueba</a></p>
    <input type="hidden" name="clave_de_envio" value="${claveDeEnvio}" />
    ${campo({ ...de("numero"), etiqueta: "Número de tarjeta", autocomplete: "cc-number", numerico: true, largo: 24 })}
    ${campo({ ...de("titular"), etiqueta: "Nombre del titular", autocomplete: "cc-name", largo: 80 })}
    <div class="pareja">
      ${campo({ ...de("vencimiento"), etiqueta: "Vencimiento (MM/AA)", autocomplete: "cc-exp", numerico: true, largo: 9 })}
      ${campo({
        ...de("codigo"),
        valor: "",
        etiqueta: "Código de seguridad",
        autocomplete: "cc-csc",
        numerico: true,
        largo: 4,
        autofocus: soloFaltaElCodigo,
      })}
    </div>
    <div class="acciones">
      <button type="submit">Pagar</button>
      <button type="submit" class="discreto" name="accion" value="cancelar">Cancelar y volver</button>
    </div>
  </form>`;
}

interface DatosDeCampo {
  nombre: Campo;
  etiqueta: string;
  valor: string;
  error?: string;
  autocomplete: string;
  numerico?: boolean;
  autofocus?: boolean;
  largo: number;
}

function campo({
  nombre,
  etiqueta,
  valor,
  error,
  autocomplete,
  numerico,
  largo,
  autofocus,
}: DatosDeCampo): Html {
  return html`<div class="campo">
    <label for="${nombre}">${etiqueta}</label>
    ${error ? html`<p class="error" id="${nombre}-error">${error}</p>` : ""}
    <input
      id="${nombre}"
      name="${nombre}"
      type="text"
      value="${valor}"
      autocomplete="${autocomplete}"
      maxlength="${largo}"
      inputmode="${numerico ? "numeric" : "text"}"
      spellcheck="false"
      required
      ${autofocus ? html`autofocus` : ""}
      ${error ? html`aria-invalid="true" aria-describedby="${nombre}-error"` : ""}
    />
  </div>`;
}

function listaDeTarjetas(demoras: Demoras): Html {
  return html`<section class="panel tarjetas" aria-labelledby="tarjetas">
    <h2 id="tarjetas">Tarjetas de prueba</h2>
    <p>
      Elige qué quieres ver. Sirven cualquier nombre, cualquier vencimiento futuro y cualquier código de 3 o 4
      dígitos.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Tarjeta</th>
          <th scope="col">Qué ocurre</th>
          <th scope="col"><span class="oculto">Elegir</span></th>
        </tr>
      </thead>
      <tbody>
        ${TARJETAS_DE_PRUEBA.map(
          ({ numero, escenario, resultado, explicacion }) =>
            html`<tr>
              <td class="numero">${enGrupos(numero)}</td>
              <td class="resultado"><strong>${resultado}</strong> ${explicacion(demoras)}</td>
              <td class="elegir">
                <a href="?tarjeta=${escenario}">
                  Usar<span class="oculto"> la terminada en ${numero.slice(-4)}</span>
                </a>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
