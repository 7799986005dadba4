#!/bin/sh
# Keeps replaced and deleted pictures in the bucket for 30 days. Needs gcloud with 'gcloud auth login'.
# Usage: deploy/pictures/apply.sh PROJECT BUCKET      BUCKET is VITE_FIREBASE_STORAGE_BUCKET of the environment
set -eu
[ $# -eq 2 ] || { sed -n 's/^# Usage/Usage/p' "$0" >&2; exit 1; }
gcloud storage buckets update "gs://$2" --versioning --lifecycle-file="$(dirname "$0")/lifecycle.json" --project="$1"
