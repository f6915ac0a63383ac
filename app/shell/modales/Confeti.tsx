import * as css from "./modales.css";

/** Paper in the air over something that went well, as decoration only. */
export function Confeti() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" aria-hidden="true" className={css.confeti}>
      <path d="m34 92 12-46 34 34z" fill="currentColor" opacity="0.18" />
      <path
        d="m34 92 12-46 34 34z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M43 58q14 2 24 22" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M60 40q-2-12 8-18t8-16" stroke="#f2a541" />
        <path d="M78 54q10-12 22-6t16-4" stroke="#c2566e" />
        <path d="M70 44q6-12 18-14" stroke="#4f86c6" />
      </g>
      <circle cx="38" cy="26" r="4" fill="#c2566e" />
      <circle cx="104" cy="70" r="4" fill="#f2a541" />
      <circle cx="52" cy="12" r="3" fill="#4f86c6" />
      <rect x="94" y="12" width="8" height="8" rx="2" fill="currentColor" transform="rotate(24 98 16)" />
      <rect x="86" y="82" width="7" height="7" rx="2" fill="#4f86c6" transform="rotate(-18 89 85)" />
    </svg>
  );
}
