import { GeoPoint } from '../../model/value.ts';
import { fail } from '../evaluation/failure.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';

const EARTH_RADIUS_METRES = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres, by the haversine formula. */
function distance(a: GeoPoint, b: GeoPoint): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A float as Java prints it: `-100.0`. */
const shown = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : String(value);

export const latlngLibrary: Library = {
  'latlng.value': [
    define(['number', 'number'], (lat, lng) => {
      const [latitude, longitude] = [Number(lat), Number(lng)];
      return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        ? new GeoPoint(latitude, longitude)
        : fail(
            'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
              `latitude: ${shown(latitude)}, longitude: ${shown(longitude)}.`,
          );
    }),
  ],
  'latlng.latitude': [define(['latlng'], ({ latitude }) => latitude)],
  'latlng.longitude': [define(['latlng'], ({ longitude }) => longitude)],
  'latlng.distance': [define(['latlng', 'latlng'], distance)],
};
